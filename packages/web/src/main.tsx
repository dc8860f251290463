import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "./style/index.css"
import "./words/index.ts"
import { App } from "./app.tsx"
import { keepOffline } from "./offline/offline.ts"
import { currentTheme, wear } from "./style/theme.ts"

keepOffline()
wear(currentTheme())
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
