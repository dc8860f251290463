import type { Scenario } from "@apnap/scenarios"
import { cardName } from "../../words/card-names.ts"
import { useWords } from "../../words/use-words.ts"
import { laidIn, seatsOf, usualLife, zonesOf } from "../editor/draft.ts"
import { judgeTool } from "../judge-tool-store.ts"

/** The position of a scenario, read-only. */
export function Board({ scenario }: { scenario: Scenario }) {
  const t = useWords()
  return (
    <div className="seats">
      {seatsOf(scenario).map((seat) => (
        <section key={seat} className="desk-seat" aria-label={t("desk.player", { seat })}>
          <h3>
            {t("desk.player", { seat })}{" "}
            <small>
              {t("desk.lifeIs", {
                life: scenario.players[seat]?.life ?? usualLife(scenario, seat),
              })}
            </small>
          </h3>
          {zonesOf(scenario, seat).map((zone) => {
            const cards = laidIn(scenario, seat, zone)
            return cards.length === 0 ? null : (
              <div key={zone} className="desk-zone">
                <h4>{t(`zone.${zone}`)}</h4>
                <ul>
                  {cards.map(({ card, count, tapped }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's position never changes
                    <li key={at}>
                      <button
                        type="button"
                        className={tapped ? "chip is-tapped" : "chip"}
                        aria-haspopup="dialog"
                        onClick={() => judgeTool.look(card)}
                      >
                        {count > 1 ? `${count} × ` : ""}
                        {cardName(card)}
                        {tapped ? ` (${t("card.tapped")})` : ""}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </section>
      ))}
    </div>
  )
}
