import { api, ServerProblem } from './api.ts'

/** This browser's subscription to notices, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

export async function pushesHere(): Promise<boolean> {
  return (await subscription()) !== null
}

/** From now on the server can reach this browser, also while no page is open. */
export async function startPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('PushManager' in window) || !('Notification' in window)) throw problem('push-unknown')
  if ((await Notification.requestPermission()) !== 'granted') throw problem('push-denied')
  const { key } = await api.pushKey()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const made = await registration.pushManager.subscribe(options).catch(() => {
    throw problem('push-unknown')
  })
  const { endpoint = '', keys = {} } = made.toJSON()
  await api.keepPush(endpoint, { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' })
}

/** This browser is left alone; other browsers of the same person are not. */
export async function stopPushes(): Promise<void> {
  const here = await subscription()
  if (!here) return
  await api.dropPush(here.endpoint)
  await here.unsubscribe()
}

function problem(code: string): ServerProblem {
  return new ServerProblem(0, code, code)
}
