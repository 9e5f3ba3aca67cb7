/*
 * The desk's service worker. It only shows notifications. It answers no requests, so that it never serves an old release.
 */
addEventListener('push', (event) => {
  const { title, body, tag, request } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag,
      icon: '/apple-touch-icon.png',
      data: { path: request === null ? '/inbox' : `/inbox/requests/${encodeURIComponent(request)}` },
    }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openDesk(event.notification.data.path))
})

async function openDesk(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith('/inbox'))
  if (!open) return clients.openWindow(path)
  await open.focus()
  open.postMessage({ path })
}
