import { Icon } from '@boardroom/board-kit'
import { TakeOnlineForm, useTakeOnline } from '../online/take-online.tsx'
import { Modal } from '../shell/modal.tsx'
import { SettingsPage } from '../shell/settings-page.tsx'
import { useTableContext } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { AnalysisLink } from './analysis-link.tsx'
import type { Film } from './film/use-film.ts'
import { HistoryBar } from './history-bar.tsx'
import { Keys } from './keys.tsx'
import { Log } from './log.tsx'
import { Sheets } from './sheets.tsx'
import type { Panel } from './top-bar.tsx'
import type { Moment } from './use-table.ts'

interface PanelsProps {
  readonly panel: Panel
  readonly moment: Moment
  readonly film: Film
  readonly open: (panel: Panel) => void
  readonly close: () => void
  readonly save: () => void
}

/** What the bar above the table opens: it lies over the table. */
export function Panels(props: PanelsProps) {
  const { panel, film, close } = props
  const words = useWords().table
  const takeOnline = useTakeOnline()
  switch (panel) {
    case 'text':
      return (
        <Modal title={words.text} close={close} className="modal-wide">
          <Sheets view={film.view} />
        </Modal>
      )
    case 'log':
      return (
        <Modal title={words.log} close={close}>
          <Past {...props} />
        </Modal>
      )
    case 'settings':
      return (
        <Modal title="" close={close}>
          <Options {...props} />
        </Modal>
      )
    case 'online':
      return (
        takeOnline && (
          <Modal title={takeOnline} close={close}>
            <TakeOnlineForm />
          </Modal>
        )
      )
  }
}

/** What is chosen here is shown on the table, where the log would lie over it. */
function Past({ moment, film, close }: PanelsProps) {
  const { state } = useTableContext()
  const inSight: Film = {
    ...film,
    from: (seq) => {
      close()
      film.from(seq)
    },
  }
  return (
    <>
      <HistoryBar moment={moment} present={state.view.seq} film={inSight} />
      <Log
        at={moment.at}
        log={film.log}
        show={(seq) => {
          moment.show(seq)
          close()
        }}
      />
    </>
  )
}

function Options({ moment, open, save }: PanelsProps) {
  const { state } = useTableContext()
  const words = useWords().table
  const takeOnline = useTakeOnline()
  return (
    <>
      <SettingsPage />
      <Keys />
      <div className="actions">
        <button type="button" className="button" onClick={save}>
          <Icon name="save" /> {words.export}
        </button>
        <AnalysisLink at={moment.at ?? state.view.seq} />
        {takeOnline && (
          <button type="button" className="button" onClick={() => open('online')}>
            <Icon name="globe" /> {takeOnline}
          </button>
        )}
      </div>
    </>
  )
}
