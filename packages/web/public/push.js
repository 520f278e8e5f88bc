// Part of the service worker: shows notices of the server while no page is open, and leads to the table.
self.addEventListener('push', (event) => {
  const { title, url } = event.data.json()
  const notice = { icon: '/icon-192.png', badge: '/icon-192.png', tag: 'your-turn', data: { url } }
  event.waitUntil(self.registration.showNotification(title, notice))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url = '/lobby' } = event.notification.data ?? {}
  event.waitUntil(show(new URL(url, self.location.origin).href))
})

/** In the page that has it open already, if there is one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => page.url.split('?')[0] === url)
  return open ? open.focus() : self.clients.openWindow(url)
}
