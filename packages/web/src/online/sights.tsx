import { useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"

/** What the others can see of the person, and what the person sees of one of them: how many cards, and which. */
export function Sights() {
  const t = useWords()
  const seen = useStore((s) => s.table?.seen)
  const own = seen?.players.find(({ id }) => id === seen.player)
  if (seen === undefined || own === undefined) return null
  return (
    <section className="sights" aria-label={t("online.sights")}>
      <h3>{t("online.theySee")}</h3>
      <p>
        {t("online.theySeeHand", { count: own.hand })} {t("online.theySeeLibrary", { count: own.library })}
      </p>
      <h3>{t("online.youSee")}</h3>
      <ul>
        {seen.players
          .filter(({ id }) => id !== seen.player)
          .map((player) => (
            <li key={player.id}>
              {player.name}: {t("online.youSeeHand", { count: player.hand })}{" "}
              {t("online.theySeeLibrary", { count: player.library })}
            </li>
          ))}
      </ul>
    </section>
  )
}
