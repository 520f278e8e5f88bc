import { Icon } from '@boardroom/board-kit'
import type { ServerFacts } from '@boardroom/wire'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../../settings.ts'
import { ifSure } from '../../shell/ask.tsx'
import { useOnlineWords } from '../../words/online.ts'
import { api, type Passkey } from '../api.ts'
import { addPasskey, knowsPasskeys, passkeysWorkHere } from '../passkey.ts'
import { Problem } from './problem.tsx'
import { useRun } from './run.ts'
import { useServerFacts } from './use-server-facts.ts'

/** The passkeys of an account: signing in without a password. */
export function Passkeys({ name }: { readonly name: string }) {
  const { account } = useOnlineWords()
  const { language } = useSettings()
  const { run, problem } = useRun()
  const facts = useServerFacts()
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const read = useCallback(() => api.passkeys().then(setPasskeys, () => undefined), [])
  useEffect(() => {
    void read()
  }, [read])
  const change = (work: () => Promise<unknown>): void => void run(work).then(read)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{account.passkeys}</h2>
      <p className="facts">{account.passkeysHelp}</p>
      <Problem text={problem} />
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map(({ id, createdAt }) => (
            <li key={id}>
              <Icon name="lock" size={16} />
              <span>{account.passkeyOf(when.format(new Date(createdAt)))}</span>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => void ifSure(account.passkeyRemoveSure, () => change(() => api.dropPasskey(id)))}
              >
                {account.passkeyRemove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {facts && <AddPasskey facts={facts} add={() => change(() => addPasskey(name))} />}
    </section>
  )
}

function AddPasskey({ facts, add }: { readonly facts: ServerFacts; readonly add: () => void }) {
  const { account } = useOnlineWords()
  if (!knowsPasskeys()) return <p className="facts">{account.passkeysUnknown}</p>
  if (!passkeysWorkHere(facts)) {
    return (
      <p className="facts">
        {account.passkeysElsewhere} <a href={`${facts.passkeyOrigin}/account`}>{facts.passkeyOrigin}</a>
      </p>
    )
  }
  return (
    <button type="button" className="button" onClick={add}>
      <Icon name="lock" size={16} /> {account.passkeyAdd}
    </button>
  )
}
