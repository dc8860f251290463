import { counterNoun } from "@apnap/words"
import type { TFunction } from "i18next"
import type { Seen, SeenPlayer } from "../protocol/table.ts"
import { useLanguage, useWords } from "../words/use-words.ts"

/** A player's other attributes: team, turn, counters, designations, commander damage. */
export function Marks({ seen, player }: { seen: Seen; player: SeenPlayer }) {
  const t = useWords()
  const language = useLanguage()
  const damage = Object.values(player.commanderDamage).filter((n) => n > 0)
  const marks = [
    teamMark(t, seen, player),
    player.emperor ? t("table.emperor") : "",
    ...(seen.turns ?? [])
      .filter(({ active }) => active === player.id)
      .map(({ number }) => t("table.takesTurn", { count: number })),
    ...Object.entries(player.counters).map(([kind, count]) => counterNoun(kind, count, language)),
    seen.monarch === player.id ? t("table.monarch") : "",
    seen.initiative === player.id ? t("table.initiative") : "",
    damage.length > 0
      ? t("table.commanderDamage", { list: damage.join(" · "), count: Math.max(...damage) })
      : "",
  ].filter((mark) => mark !== "")
  return marks.length === 0 ? null : (
    <span className="marks">
      {marks.map((mark) => (
        <span key={mark} className="badge">
          {mark}
        </span>
      ))}
    </span>
  )
}

/** Whose side the player is on: the reader's, or one of several others; "" where there are no teams, or only one other. */
function teamMark(t: TFunction, { players, player: reader }: Seen, { id, team }: SeenPlayer): string {
  const teams = [...new Set(players.map((one) => one.team))]
  if (id === reader || teams.length === players.length) return ""
  const own = players.find((one) => one.id === reader)?.team
  if (team === own) return t("table.yourTeam")
  return own !== undefined && teams.length === 2 ? "" : t("table.team", { count: teams.indexOf(team) + 1 })
}
