import type { Scenario } from "@apnap/scenarios"
import { useState } from "react"
import type { JudgeToolCard } from "../../protocol/judge-tool.ts"
import { useWords } from "../../words/use-words.ts"
import { judgeTool, layable, useJudgeTool } from "../judge-tool-store.ts"
import { cardsInDraft, seatsOf } from "./draft.ts"
import { DEEDS, type EntryDraft, entryOf, NEW_ENTRY, usualStep, withStep } from "./entry-draft.ts"
import { Particulars, some } from "./particulars.tsx"
import { Pick, PickMoment } from "./pick.tsx"

/** Actions that need no card. */
const CARDLESS: ReadonlySet<EntryDraft["deed"]> = new Set([
  "waitStack",
  "passOnce",
  "concede",
  "rollPlanarDie",
])

/** A new step of the script: when, who, what. */
export function EntryForm() {
  const t = useWords()
  const known = useJudgeTool()
  const { draft } = known
  const [entry, setEntry] = useState<EntryDraft>(NEW_ENTRY)
  const set = (part: Partial<EntryDraft>) => setEntry({ ...entry, ...part })
  const { deed } = entry
  const isFromHand = deed === "cast" || deed === "playLand"
  const [seats, names] = [seatsOf(draft), likelyFirst(draft, isFromHand)]
  const stock = layable(known)
  const card = stock.find(({ name, faces }) => name === entry.card || faces.includes(entry.card))
  const made = entryOf(entry, seats)
  const say = (name: string) =>
    name === "" ? t("desk.choose") : seats.includes(name) ? t("desk.player", { seat: name }) : name
  const add = () => {
    if (made !== null) judgeTool.edit(withStep(draft, entry, made, card?.casting.costs ?? []))
    set({ ...NO_CHOICES, card: "", other: "", illegal: false })
  }
  return (
    <fieldset className="desk-form" aria-label={t("desk.newStep")}>
      <PickMoment turn={entry.turn} step={entry.step} onPick={set} />
      <Pick
        label={t("desk.who")}
        value={entry.player}
        options={seats}
        onPick={(player) => set({ player })}
        say={say}
      />
      <Pick
        label={t("desk.does")}
        value={deed}
        options={DEEDS}
        onPick={(deed) => set({ deed, step: usualStep(deed, entry.step) })}
        say={(deed) => t(`desk.deed.${deed}`)}
      />
      {CARDLESS.has(deed) ? null : (
        <Pick
          label={t("desk.card")}
          value={entry.card}
          options={some(isFromHand ? withFaces(names, stock) : names)}
          onPick={(card) => set({ ...NO_CHOICES, card })}
          say={say}
        />
      )}
      <Particulars entry={entry} card={card} seats={seats} names={names} say={say} set={set} />
      <label className="check">
        <input
          type="checkbox"
          checked={entry.illegal}
          onChange={({ target }) => set({ illegal: target.checked })}
        />
        {t("desk.mustFail")}
      </label>
      <button type="button" disabled={made === null} onClick={add}>
        {t("desk.addStep")}
      </button>
      {made === null ? <Lacking cards={CARDLESS.has(deed) || names.length > 0} /> : null}
    </fieldset>
  )
}

/** The cards of a position: those in hand first where one is played, else the permanents. */
function likelyFirst(draft: Scenario, isFromHand: boolean): string[] {
  return [...new Set([...cardsInDraft(draft, [isFromHand ? "hand" : "battlefield"]), ...cardsInDraft(draft)])]
}

/** Why a step can't be added yet. */
function Lacking({ cards }: { cards: boolean }) {
  const t = useWords()
  return <p className="hint">{t(cards ? "desk.stepOpen" : "desk.stepWithoutCards")}</p>
}

/** Choices that are reset when the card changes. */
const NO_CHOICES: Partial<EntryDraft> = (({ ability, targets, using, paid, modes, x, response }) => ({
  ability,
  targets,
  using,
  paid,
  modes,
  x,
  response,
}))(NEW_ENTRY)

/** The cards, each followed by its separately castable or playable faces. */
function withFaces(names: readonly string[], known: readonly JudgeToolCard[]): string[] {
  return names.flatMap((name) => [name, ...(known.find((card) => card.name === name)?.faces ?? [])])
}
