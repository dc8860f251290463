import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "./style/index.css"
import "./words/index.ts"
import { App } from "./app.tsx"
import { tellUnforeseen } from "./fault/unforeseen.ts"
import { keepOffline } from "./offline/offline.ts"
import { currentTheme, wear } from "./style/theme.ts"

tellUnforeseen()
keepOffline()
wear(currentTheme())
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
