import type { PermanentStanding, PlayerStanding, Standing } from "@apnap/scenarios"
import { counterNoun } from "@apnap/words"
import type { TFunction } from "i18next"
import { SymbolText } from "../../card/mana.tsx"
import { cardName } from "../../words/card-names.ts"
import { type Language, spoken } from "../../words/index.ts"
import { useWords } from "../../words/use-words.ts"
import { judgeTool } from "../judge-tool-store.ts"

const ZONES = ["hand", "graveyard", "exile", "command"] as const

/** The final position of a run: what each player has. */
export function StandingView({ standing }: { standing: Standing }) {
  const t = useWords()
  return (
    <section className="standing-view" aria-label={t("desk.endsWith")}>
      <h3>{t("desk.endsWith")}</h3>
      {standing.stack.length === 0 ? null : (
        <Cards zone="stack" cards={standing.stack.map((name) => ({ name, said: cardName(name) }))} />
      )}
      <div className="seats">
        {standing.players.map((player) => (
          <PlayerView key={player.name} player={player} />
        ))}
      </div>
    </section>
  )
}

function PlayerView({ player }: { player: PlayerStanding }) {
  const t = useWords()
  return (
    <section className="desk-seat" aria-label={t("desk.player", { seat: player.name })}>
      <h3>
        {t("desk.player", { seat: player.name })}{" "}
        <small>
          <SymbolText text={standsWith(t, player)} />
        </small>
      </h3>
      <Cards
        zone="battlefield"
        cards={player.battlefield.map((permanent) => ({
          name: permanent.name,
          said: permanentSaid(t, permanent, spoken()),
        }))}
      />
      {ZONES.map((zone) => (
        <Cards key={zone} zone={zone} cards={player[zone].map((name) => ({ name, said: cardName(name) }))} />
      ))}
    </section>
  )
}

function standsWith(t: TFunction, { life, left, counters, mana, library }: PlayerStanding): string {
  return [
    ...(left === null ? [] : [t(`desk.left.${left as "won" | "lost" | "drew"}`)]),
    t("desk.lifeIs", { life }),
    t("desk.libraryOf", { count: library }),
    ...Object.entries(counters).map(([kind, count]) => counterNoun(kind, count, spoken())),
    ...(mana === "" ? [] : [`${t("desk.poolOf")} ${[...mana].map((one) => `{${one}}`).join("")}`]),
  ].join(" · ")
}

/** Everything unusual about a permanent. */
function permanentSaid(t: TFunction, permanent: PermanentStanding, language: Language): string {
  const { name, size, tapped, damage, counters, phasedOut, faceDown, attachedTo } = permanent
  const more = [
    ...(tapped ? [t("card.tapped")] : []),
    ...(damage > 0 ? [t("card.damage", { count: damage })] : []),
    ...Object.entries(counters).map(([kind, count]) => counterNoun(kind, count, language)),
    ...(phasedOut ? [t("desk.phasedOut")] : []),
    ...(faceDown ? [t("desk.faceDown")] : []),
    ...(attachedTo === null ? [] : [t("desk.attachedTo", { name: cardName(attachedTo) })]),
  ]
  return `${cardName(name)}${size === null ? "" : ` ${size}`}${more.length === 0 ? "" : ` (${more.join(", ")})`}`
}

interface Said {
  name: string
  said: string
}

/** Cards of a zone, identical ones grouped. */
function Cards({
  zone,
  cards,
}: {
  zone: (typeof ZONES)[number] | "battlefield" | "stack"
  cards: readonly Said[]
}) {
  const t = useWords()
  const kinds = [...new Map(cards.map((one) => [one.said, one])).values()]
  return cards.length === 0 ? null : (
    <div className="desk-zone">
      <h4>{t(`zone.${zone}`)}</h4>
      <ul>
        {kinds.map(({ name, said }) => {
          const count = cards.filter((one) => one.said === said).length
          return (
            <li key={said}>
              <button
                type="button"
                className="chip"
                aria-haspopup="dialog"
                onClick={() => judgeTool.look(name)}
              >
                {count > 1 ? `${count} × ${said}` : said}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
