import type { Language } from '@boardroom/kernel'
import type { Me } from '@boardroom/wire'
import { useEffect, useSyncExternalStore } from 'react'
import { changeSettings, currentSettings, useSettings } from '../settings.ts'
import { api, ServerProblem, whenStranger } from './api.ts'

/** Who this browser is to the server. The proof is in a cookie; this is only what the pages need to know. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly account: boolean
  /** The language in which the server writes to them. */
  readonly language: Language
  /** A guest's private key, if this browser was told it: whoever has it is that guest. */
  readonly key: string | null
}

const KEY = 'boardroom/person'
const listeners = new Set<() => void>()
let person: Person | null = load()

function load(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Person | null
  } catch {
    return null
  }
}

function keep(next: Person | null): void {
  person = next
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser without storage knows it for this visit.
  }
  for (const listener of listeners) listener()
}

function personOf({ id, name, account, settings }: Me, key: string | null): Person {
  return { id, name, account, language: settings.language, key: account ? null : key }
}

export function currentPerson(): Person | null {
  return person
}

export function usePerson(): Person | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => person,
  )
}

/** The server writes in the language that is read here. */
export function useKeptLanguage(): void {
  const { language } = useSettings()
  const known = usePerson()
  const told = known?.language ?? language
  useEffect(() => {
    if (told === language) return
    api.changeMe({ language }).then(
      () => person && keep({ ...person, language }),
      () => undefined,
    )
  }, [told, language])
}

/** Whoever wants to sit down needs a name. */
export async function ensurePerson(name: string): Promise<Person> {
  if (person && person.name === name) return person
  if (person) return rename(name)
  const { person: me, key } = await api.welcome(name, currentSettings().language)
  keep(personOf(me, key))
  changeSettings({ name })
  return personOf(me, key)
}

export async function rename(name: string): Promise<Person> {
  const renamed = personOf(await api.changeMe({ name }), person?.key ?? null)
  keep(renamed)
  changeSettings({ name })
  return renamed
}

/** Whom a private link is for. */
export function guestBehind(key: string): Promise<Me> {
  return api.guestOf(key).catch((problem: unknown) => {
    const unknown = problem instanceof ServerProblem && problem.status === 401
    throw unknown ? new ServerProblem(404, 'no-key', 'This private link does not work.') : problem
  })
}

/** By a private link: from now on this browser is that guest. */
export async function enterWithKey(key: string): Promise<void> {
  // An account that is signed in to comes before any guest.
  if (person?.account) await api.signOut()
  const me = await api.enter(key)
  keep(personOf(me, key))
  changeSettings({ name: me.name })
}

/** A new private link; the old one stops working. */
export async function newKey(): Promise<void> {
  const { key } = await api.newKey()
  if (person) keep({ ...person, key })
}

export function linkOf({ key }: Person): string | null {
  return key === null ? null : new URL(`/enter/${key}`, location.origin).href
}

/** A new account; the tables of the guest come along. False: its address has to be confirmed first. */
export async function signUp(email: string, password: string, name: string): Promise<boolean> {
  const { token } = await api.signUp(email, password, name)
  if (token === null) return false
  await becomeAccount()
  return true
}

/** False: a second factor is asked for. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const { twoFactorRedirect } = await api.signIn(email, password)
  if (twoFactorRedirect) return false
  await becomeAccount()
  return true
}

/** After signing in: the guest's tables come along. */
export async function becomeAccount(): Promise<void> {
  // Guest and account at one table stay two people.
  if (person && !person.account) await api.adopt(person.key).catch(() => undefined)
  const me = await api.me()
  keep(personOf(me, null))
  changeSettings({ name: me.name })
}

export async function signOut(): Promise<void> {
  await api.signOut()
  keep(null)
}

/** A guest leaves this browser; the private link lets them in again. */
export async function forgetGuest(): Promise<void> {
  await api.forgetGuest()
  keep(null)
}

export async function deleteMe(password: string | null): Promise<void> {
  await api.deleteMe(password)
  keep(null)
}

// The server no longer knows this browser: so it is nobody again, and is asked for a name.
whenStranger(() => keep(null))
