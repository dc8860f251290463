import { useEffect } from "react"
import { WholeCard } from "../card/whole-card.tsx"
import { useFrenchNames } from "../client/french-names.ts"
import { act } from "../client/store.ts"
import { Boundary } from "../fault/boundary.tsx"
import { ThemeButton } from "../style/theme-button.tsx"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { cardName } from "../words/card-names.ts"
import { LanguageButton } from "../words/language-button.tsx"
import { useWords } from "../words/use-words.ts"
import { Course } from "./course/course.tsx"
import { Editor } from "./editor/editor.tsx"
import { judgeTool, useJudgeTool } from "./judge-tool-store.ts"
import "../style/screens.css"

const ROOMS = ["course", "editor"] as const

/** The judge tool: set up positions, run them and read the explanation; and the course. */
export function JudgeToolScreen() {
  const t = useWords()
  const room = useJudgeTool((s) => s.room)
  useEffect(() => judgeTool.open(), [])
  useFrenchNames()
  return (
    <main className="desk">
      <header className="masthead">
        <div>
          <h1>{t("desk.title")}</h1>
          <p>{t("desk.tagline")}</p>
        </div>
        <nav aria-label={t("menu.menu")}>
          <button type="button" onClick={act.leave}>
            {t("menu.leave")}
          </button>
          <LanguageButton />
          <ThemeButton />
        </nav>
      </header>
      <nav className="rooms" aria-label={t("desk.title")}>
        {ROOMS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === room ? "page" : undefined}
            onClick={() => judgeTool.show(one)}
          >
            {t(`desk.room.${one}`)}
          </button>
        ))}
      </nav>
      <ShownCard />
      <Boundary part="desk">{room === "course" ? <Course /> : <Editor />}</Boundary>
    </main>
  )
}

/** The card being looked at, above the judge tool. */
function ShownCard() {
  const card = useJudgeTool((s) => s.card)
  return card === null ? null : (
    <Dialog title={cardName(card.printedName)} onClose={() => judgeTool.look(null)} className="preview-sheet">
      <WholeCard card={card} />
    </Dialog>
  )
}
