import type { ServerFacts } from '@boardroom/wire'
import { api, ServerProblem } from './api.ts'

/** Whether this browser can use passkeys at all. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** A passkey belongs to one name; and browsers give them to names only, not to numbers such as 127.0.0.1. */
export function passkeysWorkHere({ passkeyOrigin }: ServerFacts): boolean {
  return isSecureContext && location.origin === passkeyOrigin
}

/** Makes a passkey for the account that is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyToMake())
  await api.keepPasskey(await answerOf(navigator.credentials.create({ publicKey })), name)
}

/** Signs in to the account that one of this device's passkeys belongs to. */
export async function signInByPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyToShow())
  await api.showPasskey(await answerOf(navigator.credentials.get({ publicKey })))
}

async function answerOf(asked: Promise<Credential | null>): Promise<object> {
  try {
    const credential = await asked
    if (credential instanceof PublicKeyCredential) return credential.toJSON()
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'InvalidStateError') {
      throw new ServerProblem(0, 'passkey-known', failure.message)
    }
  }
  throw new ServerProblem(0, 'passkey-none', 'No passkey was given.')
}
