import { playerRef } from "@apnap/engine/answering"
import { GLYPHS } from "../card/glyph.ts"
import { Cost } from "../card/mana.tsx"
import { useStore } from "../client/store.ts"
import { SeatMark } from "../online/elsewhere.tsx"
import { pressRef, useDraft, useMark } from "../prompt/draft-store.ts"
import type { Seen, SeenPlayer } from "../protocol/table.ts"
import { askWhyPlayer } from "../why/why-store.ts"
import { useWords } from "../words/use-words.ts"
import { Crest } from "./crest.tsx"
import { DeckOf } from "./deck-of.tsx"
import { InForce } from "./in-force.tsx"
import { ManaToMake } from "./mana-to-make.tsx"
import { Marks } from "./marks.tsx"
import { lookAtPlayer, lookAwaySoon } from "./preview/preview-store.ts"
import { seatName } from "./seat-name.ts"
import { ZoneButton } from "./zone-button.tsx"

/** A player: name and life (selectable when players can be chosen), mana, and zones that can be opened. */
export function PlayerBar({ seen, player }: { seen: Seen; player: SeenPlayer }) {
  const t = useWords()
  const ref = playerRef(player.id)
  const mark = useMark(ref)
  const thinking = useStore((s) => s.thinking)
  const mine = player.id === seen.player
  const name = seatName(t, seen, player.id)
  const active = seen.turn.active === player.id
  const inForce = seen.command.filter((card) => card.owner === player.id)
  return (
    <div
      className={`player ${mine ? "mine" : "theirs"} ${active ? "active" : ""} ${player.left ? "left" : ""}`}
    >
      <button
        type="button"
        className={`who ${mark === "" ? "" : `mark-${mark}`}`}
        data-card={ref}
        aria-pressed={mark === "chosen" ? true : undefined}
        onMouseEnter={() => lookAtPlayer(ref, mark !== "")}
        onMouseLeave={lookAwaySoon}
        onFocus={() => lookAtPlayer(ref, mark !== "")}
        onBlur={lookAwaySoon}
        onClick={(event) => {
          const { left, top } = event.currentTarget.getBoundingClientRect()
          pressRef(ref, { x: left, y: top })
        }}
      >
        <Crest seat={player.id} />
        <span className="name">{name}</span>
        <SeatMark seat={player.id} />
        <span className="life" key={player.life}>
          {player.life} <span className="for-readers">{t("table.life")}</span>
        </span>
        <Foreseen player={player} />
        {mark === "open" ? <span className="for-readers">{t("card.usable")}</span> : null}
        {thinking?.player === player.id ? (
          <progress aria-label={t("table.thinking", { name })} value={thinking.done} max={1} />
        ) : null}
      </button>
      <WhyButton player={player} mine={mine} name={name} />
      <DeckOf seat={player.id} />
      <Marks seen={seen} player={player} />
      <InForce cards={inForce} />
      {player.pool === "" ? null : (
        <span className="pool">
          <Cost cost={[...player.pool].map((letter) => `{${letter}}`).join("")} />
        </span>
      )}
      {mine ? <ManaToMake /> : null}
      <Zones seen={seen} player={player} name={name} />
    </div>
  )
}

/** Explains a player's life total. */
function WhyButton({
  player: { id, life },
  mine,
  name,
}: {
  player: SeenPlayer
  mine: boolean
  name: string
}) {
  const t = useWords()
  return (
    <button
      type="button"
      className="quiet why-player"
      aria-label={mine ? t("explain.askYou", { life }) : t("explain.askPlayer", { name, life })}
      onClick={() => askWhyPlayer(id)}
    >
      ?
    </button>
  )
}

/** A player's zones: number of cards, and the visible ones; of another's hand those that are revealed, or shown to teammates (808.5). */
function Zones({ seen, player, name }: { seen: Seen; player: SeenPlayer; name: string }) {
  const t = useWords()
  const own = (cards: Seen["exile"]) => cards.filter((card) => card.owner === player.id)
  const [exile, command, ante] = [own(seen.exile), own(seen.command), own(seen.ante ?? [])]
  return (
    <div className="zones">
      {player.id !== seen.player && player.cards.length > 0 ? (
        <ZoneButton zone="hand" count={player.hand} cards={player.cards} name={name} />
      ) : (
        <span className="zone-count in-hand" title={t("zone.hand")}>
          <i className="glyph" aria-hidden="true">
            {GLYPHS.hand}
          </i>
          <span className="words">{t("zone.hand")}</span> <span className="count">{player.hand}</span>
        </span>
      )}
      <ZoneButton
        zone="library"
        count={player.library}
        cards={player.libraryTop === null ? [] : [player.libraryTop]}
        name={name}
      />
      <ZoneButton
        zone="graveyard"
        count={player.graveyard.length}
        cards={player.graveyard.toReversed()}
        name={name}
      />
      <ZoneButton zone="exile" count={exile.length} cards={exile} name={name} />
      {command.length === 0 ? null : (
        <ZoneButton zone="command" count={command.length} cards={command} name={name} />
      )}
      {ante.length === 0 ? null : <ZoneButton zone="ante" count={ante.length} cards={ante} name={name} />}
    </div>
  )
}

/** The predicted life total if nobody did anything more. */
function Foreseen({ player }: { player: SeenPlayer }) {
  const t = useWords()
  const to = useStore((s) => s.table?.forecast?.life.find((one) => one.player === player.id)?.to)
  // It was foretold without the blocks that are being declared.
  const isOutdated = useDraft(
    ({ decision, draft }) => decision?.kind === "blockers" && draft?.pairs.length !== 0,
  )
  if (to === undefined || isOutdated) return null
  return (
    <span className={`foreseen ${to < player.life ? "loss" : "gain"}`} title={t("forecast.title")}>
      → {to}
    </span>
  )
}
