import { type ReactNode, useEffect, useRef } from "react"
import { Boundary } from "../../fault/boundary.tsx"
import { useWords } from "../../words/use-words.ts"

/** A dialog above the table: the native element, which traps the focus and closes with Escape. */
export function Dialog({
  title,
  onClose,
  children,
  className = "",
  style,
}: {
  title: string
  onClose: () => void
  children: ReactNode
  className?: string
  style?: React.CSSProperties
}) {
  const t = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      style={style}
      aria-label={title}
      onClose={(event) => {
        // Ignores the close event of a nested dialog.
        if (event.target === ref.current) onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) ref.current?.close()
      }}
    >
      <div className="sheet">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="quiet"
            onClick={() => ref.current?.close()}
            aria-label={t("menu.close")}
          >
            ✕
          </button>
        </header>
        <Boundary part="dialog">{children}</Boundary>
      </div>
    </dialog>
  )
}
