import { Icon } from '@boardroom/board-kit'
import { type FormEvent, useState } from 'react'
import '../styles/online.css'
import { Leaving } from '../online/account/leaving.tsx'
import { Notices } from '../online/account/notices.tsx'
import { OwnData } from '../online/account/own-data.tsx'
import { Passkeys } from '../online/account/passkeys.tsx'
import { Problem } from '../online/account/problem.tsx'
import { type Run, useRun } from '../online/account/run.ts'
import { SecondFactor } from '../online/account/second-factor.tsx'
import { ShunnedList } from '../online/account/shunned-list.tsx'
import { SignInForm } from '../online/account/sign-in.tsx'
import { CopyButton } from '../online/copy-button.tsx'
import { linkOf, newKey, type Person, rename, usePerson } from '../online/person.ts'
import { ifSure } from '../shell/ask.tsx'
import { NameField } from '../shell/name-field.tsx'
import { Link } from '../shell/router.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'

/** Who one is to the server: a guest with a private link, or an account. */
export function Account() {
  const { account } = useOnlineWords()
  const { home, nav } = useWords()
  const person = usePerson()
  usePageTitle(account.title)
  return (
    <div className="account">
      <h1>{person?.name ?? account.title}</h1>
      <div className="actions">
        <Link to="/record" className="button">
          <Icon name="trophy" /> {home.record}
        </Link>
        <Link to="/settings" className="button">
          <Icon name="gear" /> {nav.settings}
        </Link>
      </div>
      {person ? <Known key={person.id} person={person} /> : <p className="facts">{account.nobody}</p>}
      {!person?.account && <SignInForm />}
      {person && <Leaving person={person} />}
    </div>
  )
}

function Known({ person }: { readonly person: Person }) {
  const { account } = useOnlineWords()
  const { run, problem } = useRun()
  const [name, setName] = useState(person.name)
  const [saved, setSaved] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSaved(await run(() => rename(name.trim())))
  }
  return (
    <>
      <p className="facts">{person.account ? account.withAccount : account.guest}</p>
      <Problem text={problem} />
      <form className="row-form" onSubmit={(event) => void save(event)}>
        <NameField
          label={account.name}
          required
          value={name}
          change={(wish) => {
            setName(wish)
            setSaved(false)
          }}
        />
        <button type="submit" className="button" disabled={!name.trim() || name === person.name}>
          {saved ? account.saved : account.save}
        </button>
      </form>
      {person.account ? (
        <>
          <Passkeys name={person.name} />
          <SecondFactor />
        </>
      ) : (
        <PrivateLink person={person} run={run} />
      )}
      <Notices />
      <ShunnedList />
      <OwnData />
    </>
  )
}

function PrivateLink({ person, run }: { readonly person: Person; readonly run: Run }) {
  const { account } = useOnlineWords()
  const link = linkOf(person)
  return (
    <section className="private-link" aria-labelledby="private-link">
      <h2 id="private-link">{account.guestLink}</h2>
      <p className="facts">{link ? account.guestLinkHelp : account.guestLinkNone}</p>
      <div className="actions">
        {link && (
          <>
            <input
              className="invite-link"
              readOnly
              value={link}
              aria-label={account.guestLink}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={link} label={account.copy} done={account.copied} />
          </>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void (link ? ifSure(account.newLinkSure, () => run(newKey)) : run(newKey))}
        >
          {account.newLink}
        </button>
      </div>
    </section>
  )
}
