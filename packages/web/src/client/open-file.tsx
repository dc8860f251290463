import { useRef } from "react"

/** A button that opens a local file and reads it as text. */
export function OpenFile({ label, onText }: { label: string; onText: (text: string) => void }) {
  return <PickFile label={label} onFile={(file) => void file.text().then(onText)} />
}

/** A button to choose a local file. */
export function PickFile({
  label,
  onFile,
  accept = ".json,application/json",
}: {
  label: string
  onFile: (file: File) => void
  accept?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onFile(file)
          target.value = ""
        }}
      />
    </>
  )
}
