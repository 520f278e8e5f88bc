import '../styles/people.css'
import { Icon } from '@boardroom/board-kit'
import type { ReportReason, ShunKind } from '@boardroom/wire'
import { type FormEvent, useState } from 'react'
import { Modal } from '../shell/modal.tsx'
import { usePeopleWords } from '../words/people.ts'
import { Problem } from './account/problem.tsx'
import { useRun } from './account/run.ts'
import { api } from './api.ts'
import { shun, useShunned } from './shunned.ts'

export interface Someone {
  readonly person: string
  readonly name: string
}

interface PersonMenuProps {
  readonly someone: Someone
  /** Where they were met. */
  readonly table: string
  readonly close: () => void
}

/** What one can do about somebody else. */
export function PersonMenu({ someone, table, close }: PersonMenuProps) {
  const { others } = usePeopleWords()
  const { run, problem } = useRun()
  const [reporting, setReporting] = useState(false)
  const kind = useShunned().find(({ person }) => person === someone.person)?.kind ?? null
  const choices: readonly (readonly [ShunKind, string, string, string])[] = [
    ['mute', others.mute, others.unmute, others.muteHelp],
    ['block', others.block, others.unblock, others.blockHelp],
  ]
  return (
    <Modal title={someone.name} close={close}>
      <div className="table-menu">
        <Problem text={problem} />
        {choices.map(([each, on, off, help]) => (
          <div key={each} className="person-choice">
            <button
              type="button"
              className="button"
              aria-pressed={kind === each}
              onClick={() => void run(() => shun(someone.person, kind === each ? null : each))}
            >
              <Icon name={each === 'mute' ? 'chat' : 'lock'} size={16} /> {kind === each ? off : on}
            </button>
            <small className="facts">{help}</small>
          </div>
        ))}
        {reporting ? (
          <ReportForm someone={someone} table={table} />
        ) : (
          <button type="button" className="button" onClick={() => setReporting(true)}>
            <Icon name="flag" size={16} /> {others.report}
          </button>
        )}
      </div>
    </Modal>
  )
}

const REASONS: readonly ReportReason[] = ['insults', 'stalling', 'cheating', 'name', 'other']

function ReportForm({ someone, table }: { readonly someone: Someone; readonly table: string }) {
  const { others } = usePeopleWords()
  const { run, problem } = useRun()
  const [reason, setReason] = useState<ReportReason>('insults')
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const said = text.trim()
    const wish = { person: someone.person, table, reason, ...(said && { text: said }) }
    setSent(await run(() => api.report(wish)))
  }
  if (sent) return <p role="status">{others.reported}</p>
  return (
    <form className="account-form report-form" onSubmit={(event) => void submit(event)}>
      <Problem text={problem} />
      <label className="setting">
        <span>{others.reason}</span>
        <select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
          {REASONS.map((each) => (
            <option key={each} value={each}>
              {others.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="setting">
        <span>{others.reportText}</span>
        <input value={text} maxLength={1000} onChange={(event) => setText(event.target.value)} />
        <small className="facts">{others.reportHelp}</small>
      </label>
      <button type="submit" className="button button-primary">
        {others.reportSend}
      </button>
    </form>
  )
}
