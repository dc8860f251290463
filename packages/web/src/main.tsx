import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "./style/index.css"
import "./words/index.ts"
import { App } from "./app.tsx"
import { keepBeforeLeaving } from "./client/keep.ts"
import { tellUnforeseen } from "./fault/unforeseen.ts"
import { keepOffline } from "./offline/offline.ts"
import { wearTheme } from "./style/theme.ts"

tellUnforeseen()
keepBeforeLeaving()
keepOffline()
wearTheme()
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
