import type { Config } from '../config.ts'
import type { PostOffice } from '../notify/post-office.ts'
import { inBoth, type LETTERS, type LetterWords } from '../notify/words.ts'
import type { AccountMails, Addressee } from './account-options.ts'
import type { Confirmations } from './confirmations.ts'

/**
 * The letters about accounts. Until an address is confirmed it gets nothing but the question whether it is right, and
 * nobody waits for a letter to be sent.
 */
export function accountMails(
  { publicUrl }: Config,
  office: PostOffice,
  confirmations: Confirmations,
  onTrouble: (problem: unknown) => void,
): AccountMails {
  const write = (to: Addressee, words: (letters: (typeof LETTERS)['en']) => LetterWords, path: string): void => {
    office.send('address', { to: to.email, ...inBoth(words, `${publicUrl}${path}`) }).catch(onTrouble)
  }
  const confirm = (to: Addressee): void => {
    confirmations
      .token({ kind: 'account', owner: to.id, mail: to.email })
      .then((token) => write(to, (letters) => letters.confirmAccount, `/confirm?token=${token}`))
      .catch(onTrouble)
  }
  return {
    confirm,
    reset: (to, token) =>
      to.emailVerified ? write(to, (letters) => letters.reset, `/reset?token=${token}`) : confirm(to),
    known: (to) => (to.emailVerified ? write(to, (letters) => letters.known, '/account') : confirm(to)),
  }
}
