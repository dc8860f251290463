import type { Subject } from "@apnap/session/protocol"
import "../../card/picture.css"
import "./drawn-fan.css"
import { Picture } from "../../card/picture.tsx"
import { facesOf, type Shown } from "./faces-of.ts"

const FRAMES: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
}

function frameOf({ types, colors }: Subject): string {
  if (types.includes("land")) return "land"
  if (colors.length > 1) return "gold"
  return FRAMES[colors[0]] ?? "artifact"
}

/** The cards that stand for a deck or a screen, as a hand of them. */
export function DrawnFan({ of, colors }: { of: Shown; colors: string }) {
  return facesOf(of, colors).map((subject) => <DrawnCard key={subject.name} subject={subject} />)
}

/** A small card, of which only the picture and the colour of its frame are seen. */
export function DrawnCard({ subject }: { subject: Subject }) {
  return (
    <span
      className="mini"
      style={
        {
          "--edge": `var(--${frameOf(subject)}-edge)`,
          "--face": `var(--${frameOf(subject)}-face)`,
        } as React.CSSProperties
      }
    >
      <Picture name={subject.name} subject={subject} alt="" />
    </span>
  )
}
