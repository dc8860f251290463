import { MOST_TIMES } from "@apnap/session/protocol"
import { act } from "../../client/store.ts"
import type { Prompt } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { HowOften } from "./how-often.tsx"

const USUAL = 10

/** 732.2: repeats what was done twice in a row so many times, until another player does something; or lets another player's loop go on. */
export function RepeatLoop({ prompt: { repeats, loop } }: { prompt: Prompt }) {
  const t = useWords()
  return (
    <>
      {repeats ? (
        <HowOften
          title={t("prompt.repeat")}
          does={t("prompt.repeatTimes")}
          usual={USUAL}
          most={MOST_TIMES}
          onDo={act.repeat}
        />
      ) : null}
      {loop === undefined ? null : (
        <HowOften
          title={t("prompt.let")}
          does={t("prompt.letTimes")}
          usual={loop.left}
          most={loop.left}
          onDo={(rounds) => act.pass({ rounds })}
        />
      )}
    </>
  )
}
