import type en from "./en.json"
import type screens from "./screens/en.json"

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof en & typeof screens }
  }
}
