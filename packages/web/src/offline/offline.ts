import { create } from "zustand"

/** A loaded newer version of the page waiting to take over, or null. */
export const useUpdate = create<{ waiting: ServiceWorker | null }>(() => ({ waiting: null }))

/** Makes the page available offline. If that isn't possible, it works as before. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  // The page starts once its texts are there, which may be after the load event.
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
    // Private windows and insecure origins may not allow storage.
  }
}

/** The first version takes over by itself; a later one is offered. */
function offer(worker: ServiceWorker | null): void {
  if (worker !== null && navigator.serviceWorker.controller !== null) useUpdate.setState({ waiting: worker })
}

/** Reloads the page with the waiting version. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true })
  useUpdate.getState().waiting?.postMessage("takeOver")
}
