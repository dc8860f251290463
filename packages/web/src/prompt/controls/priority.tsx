import type { PriorityDecision } from "@apnap/engine"
import type { TFunction } from "i18next"
import { lazy, Suspense } from "react"
import { act, useStore } from "../../client/store.ts"
import type { Prompt, SeenCard, Table } from "../../protocol/table.ts"
import { cardsOf, nameOf } from "../../table/preview/card-words.ts"
import { seatName } from "../../table/seat-name.ts"
import { useWords } from "../../words/use-words.ts"
import { ActionButton } from "../actions/action-button.tsx"
import { type Passing, passing } from "../passing.ts"
import { OnStack } from "../shown.tsx"
import { openNames, StillOpen } from "./still-open.tsx"

const PassUntil = lazy(() => import("./pass-until.tsx").then((part) => ({ default: part.PassUntil })))

/** Passing, once or for longer, and the actions with objects not on the battlefield or in hand. */
export function Priority({
  table,
  prompt,
  decision,
}: {
  table: Table
  prompt: Prompt
  decision: PriorityDecision
}) {
  const t = useWords()
  const { seen } = table
  const settings = useStore((s) => s.settings)
  const top = seen.stack.at(-1)
  const does = passing(seen, settings)
  const apart = elsewhere(table, decision)
  const open = openNames(t, does, table, decision)
  return (
    <>
      {top === undefined || top.controller === seen.player ? null : <OnStack seen={seen} card={top} />}
      {apart.length === 0 ? null : (
        <fieldset className="choices of-actions" aria-label={t("prompt.otherActions")}>
          {apart.map((index) => (
            <ActionButton key={`${prompt.at} ${index}`} index={index} onDo={() => act.answer(index)} />
          ))}
        </fieldset>
      )}
      <LoopNote seen={seen} loop={prompt.loop} />
      <StillOpen names={open} />
      <div className="buttons">
        <button
          type="button"
          className={open.length > 0 ? "primary calm" : "primary"}
          data-primary
          onClick={() => act.pass("once")}
        >
          {passWords(t, does, top)}
          <Key is={t("prompt.space")} />
        </button>
        {seen.stack.length > 1 ? (
          <button type="button" onClick={() => act.pass("resolveAll")}>
            {t("prompt.resolveAll")}
            <Key is="R" />
          </button>
        ) : null}
        {top === undefined && does !== "endTurn" ? (
          <button type="button" onClick={() => act.pass("endOfTurn")}>
            {t("prompt.endTurn")}
            <Key is="E" />
          </button>
        ) : null}
        <Suspense>
          <PassUntil prompt={prompt} />
        </Suspense>
        <FullControl />
      </div>
    </>
  )
}

/** 732.2b: that another player repeats something, and how often still. */
function LoopNote({ seen, loop }: { seen: Table["seen"]; loop: Prompt["loop"] }) {
  const t = useWords()
  if (loop === undefined) return null
  return (
    <p className="hint">{t("prompt.loop", { name: seatName(t, seen, loop.player), count: loop.left })}</p>
  )
}

function FullControl() {
  const t = useWords()
  const on = useStore((s) => s.settings.fullControl)
  return (
    <button type="button" aria-pressed={on} onClick={() => act.settings({ fullControl: !on })}>
      {t("prompt.fullControl")}
      <Key is="F" />
    </button>
  )
}

/** The keyboard shortcut. */
function Key({ is }: { is: string }) {
  return (
    <span className="key" aria-hidden="true">
      {is}
    </span>
  )
}

/** What passing once does, in words. */
function passWords(t: TFunction, does: Passing, top: SeenCard | undefined): string {
  if (does === "endTurn" || does === "pass") return t(`prompt.${does}`)
  if (does === "resolve") return t("prompt.resolveNamed", { name: top === undefined ? "" : nameOf(t, top) })
  return t(`prompt.to.${does}`)
}

/** Actions with objects in graveyards, exile or the command zone, and those without an object. */
function elsewhere({ seen, prompt }: Table, decision: PriorityDecision): number[] {
  const near = new Set([...seen.battlefield, ...seen.players[seen.player].cards].map(({ id }) => id))
  const known = cardsOf(seen, prompt?.cards)
  return decision.options.flatMap((o, i) =>
    o.do === "pass" || (near.has(o.object) && known.has(o.object)) ? [] : [i],
  )
}
