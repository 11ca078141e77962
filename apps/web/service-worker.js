/*
 * Keeps the built client, so that the app opens without a network. The list of files and their
 * version are written in by the build. The API is never kept: what the server says is the truth.
 */
const VERSION = '__VERSION__'
const FILES = __FILES__

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)))
})

/** What is not kept from the start, like an earned page of a story, is kept once it was fetched. */
async function fetchAndKeep(request) {
  const response = await fetch(request)
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    const cache = await caches.open(VERSION)
    await cache.put(request, response.clone())
  }
  return response
}

/** Every page is the same file: the newest one, or the one that was kept. */
async function page(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(4000) })
    if (fresh.ok) return fresh
  } catch {
    // Offline, or a server that does not answer.
  }
  return (await caches.match('/index.html')) ?? Response.error()
}
