/*
 * Keeps the page and all that it loads, so that it opens and plays without a network. The build puts VERSION and FILES before this. A new
 * version waits until the person asks for it, or all its pages are closed: one page never gets files of two versions.
 */
const PREFIX = "apnap-"
const CACHE = PREFIX + VERSION

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles())
})

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

self.addEventListener("message", ({ data }) => {
  if (data === "takeOver") self.skipWaiting()
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return
  event.respondWith(kept(request).then((response) => response ?? fetch(request)))
})

/** All files, past the browser's own cache: that of another version may still be in it. */
async function keepFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))
}

async function dropOthers() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
}

async function kept(request) {
  const cache = await caches.open(CACHE)
  return request.mode === "navigate" ? cache.match("./") : cache.match(request, { ignoreSearch: true })
}
