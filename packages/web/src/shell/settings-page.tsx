import { LANGUAGES } from '@boardroom/kernel'
import { useState } from 'react'
import { changeSettings, type Settings, useSettings } from '../settings.ts'
import { useWords } from '../words/index.ts'
import { useOnlineWords } from '../words/online.ts'
import { NameField } from './name-field.tsx'
import { usePageTitle } from './use-page-title.ts'

const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const

export function SettingsPage() {
  const { settings: words } = useWords()
  const { problems } = useOnlineWords()
  const settings = useSettings()
  usePageTitle(words.title)
  const onOff = [
    [true, words.on],
    [false, words.off],
  ] as const
  const [denied, setDenied] = useState(false)
  const notify = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && 'Notification' in window ? await Notification.requestPermission() : 'denied'
    setDenied(wanted && allowed !== 'granted')
    changeSettings({ notify: wanted && allowed === 'granted' })
  }
  return (
    <div className="settings">
      <h1>{words.title}</h1>
      <p className="facts">{words.saved}</p>
      <NameField label={words.name} value={settings.name} change={(name) => changeSettings({ name })} />
      <Choice
        label={words.language}
        value={settings.language}
        values={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        change={(language) => changeSettings({ language })}
      />
      <Choice
        label={words.theme}
        value={settings.theme}
        values={pairs(words.themes)}
        change={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={words.motion}
        value={settings.motion}
        values={pairs(words.motions)}
        change={(motion) => changeSettings({ motion })}
      />
      <Choice
        label={words.palette}
        value={settings.palette}
        values={pairs(words.palettes)}
        change={(palette) => changeSettings({ palette })}
      />
      <Choice
        label={words.confirm}
        value={settings.confirm}
        values={pairs(words.confirms)}
        change={(confirm) => changeSettings({ confirm })}
      />
      <Choice
        label={words.film}
        value={settings.film}
        values={pairs(words.films)}
        change={(film) => changeSettings({ film })}
      />
      <Choice label={words.sound} value={settings.sound} values={onOff} change={(sound) => changeSettings({ sound })} />
      <Choice label={words.notify} value={settings.notify} values={onOff} change={(wanted) => void notify(wanted)} />
      {denied && (
        <p role="alert" className="problem">
          {problems['push-denied']}
        </p>
      )}
    </div>
  )
}

function pairs<K extends string>(words: Readonly<Record<K, string>>): readonly (readonly [K, string])[] {
  return Object.entries(words) as [K, string][]
}

interface ChoiceProps<V> {
  readonly label: string
  readonly value: V
  readonly values: readonly (readonly [V, string])[]
  readonly change: (value: V) => void
}

function Choice<V extends Settings[keyof Settings]>({ label, value, values, change }: ChoiceProps<V>) {
  return (
    <fieldset className="setting">
      <legend>{label}</legend>
      <div className="segments">
        {values.map(([each, name]) => (
          <label key={String(each)} className="segment">
            <input type="radio" name={label} checked={each === value} onChange={() => change(each)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
