import { create } from "zustand"

/** A version of the page that was loaded and waits to be taken; null when there is none. */
export const useUpdate = create<{ waiting: ServiceWorker | null }>(() => ({ waiting: null }))

/** Keeps the page for when there is no network. Where that is not possible it is played as before. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  // The page runs once its words are there, which may be after it was loaded.
  if (document.readyState === "complete") void register()
  else addEventListener("load", () => void register())
}

async function register(): Promise<void> {
  try {
    const found = await navigator.serviceWorker.register("./service-worker.js")
    offer(found.waiting)
    found.addEventListener("updatefound", () => {
      const coming = found.installing
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") offer(coming)
      })
    })
  } catch {
    // Private windows and plain addresses of other machines may not keep anything.
  }
}

/** The first version takes over by itself; another is offered. */
function offer(worker: ServiceWorker | null): void {
  if (worker !== null && navigator.serviceWorker.controller !== null) useUpdate.setState({ waiting: worker })
}

/** Loads the page anew with the version that waits. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true })
  useUpdate.getState().waiting?.postMessage("takeOver")
}
