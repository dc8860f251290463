import { useRef } from "react"

/** A button that opens a file of the person and reads it as text. */
export function OpenFile({ label, onText }: { label: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={label}
        onChange={async ({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onText(await file.text())
          target.value = ""
        }}
      />
    </>
  )
}
