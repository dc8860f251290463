import { useWords } from "../words/use-words.ts"
import { addressOf } from "./address.ts"
import { opensFolders } from "./folder.ts"
import { type PictureSetting, pictures, usePictures } from "./pictures.ts"

const FROM = ["none", "folder", "address"] as const

/** Chooses the source of card pictures: none, a local folder, or an address. */
export function PictureSettings() {
  const t = useWords()
  const setting = usePictures((s) => s.setting)
  return (
    <>
      <h3>{t("pictures.title")}</h3>
      <p className="hint">{t("pictures.hint")}</p>
      <label className="field-label">
        {t("pictures.from")}
        <select
          value={setting.from}
          onChange={({ target }) => pictures.change({ from: target.value as PictureSetting["from"] })}
        >
          {FROM.map((from) => (
            <option key={from} value={from}>
              {t(`pictures.${from}`)}
            </option>
          ))}
        </select>
      </label>
      {setting.from === "folder" ? <FolderField /> : null}
      {setting.from === "address" ? <AddressField address={setting.address} /> : null}
      {setting.from === "none" ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={setting.whole}
            onChange={({ target }) => pictures.change({ whole: target.checked })}
          />
          {t("pictures.whole")}
        </label>
      )}
    </>
  )
}

function FolderField() {
  const t = useWords()
  const folder = usePictures((s) => s.folder)
  const mustAsk = usePictures((s) => s.mustAsk)
  return (
    <>
      {opensFolders() ? (
        <div className="buttons">
          <button type="button" onClick={() => void pictures.choose()}>
            {t("pictures.choose")}
          </button>
          {mustAsk ? (
            <button type="button" className="primary" onClick={() => void pictures.askAgain()}>
              {t("pictures.again")}
            </button>
          ) : null}
        </div>
      ) : (
        <label className="field-label">
          {t("pictures.choose")}
          <input
            type="file"
            multiple
            ref={(field) => field?.setAttribute("webkitdirectory", "")}
            onChange={({ target }) => pictures.give([...(target.files ?? [])])}
          />
          <small>{t("pictures.once")}</small>
        </label>
      )}
      <p role="status">{t("pictures.count", { count: folder?.size ?? 0 })}</p>
    </>
  )
}

function AddressField({ address }: { address: string }) {
  const t = useWords()
  const bad = address !== "" && addressOf(address, "Shock") === null
  return (
    <label className="field-label">
      {t("pictures.pattern")}
      <input
        type="url"
        value={address}
        placeholder="https://…/{name}.jpg"
        spellCheck={false}
        aria-invalid={bad}
        onChange={({ target }) => pictures.change({ address: target.value })}
      />
      <small>{bad ? t("pictures.bad") : t("pictures.patternHint")}</small>
    </label>
  )
}
