import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import type { CameraControl } from './use-camera.ts'
import type { StageWords } from './words.ts'

interface StageToolsProps {
  readonly words: StageWords
  readonly control: CameraControl<never> | CameraControl<string>
  readonly zoom: (factor: number) => void
}

/** Overview, focus, lock and zoom. */
export function StageTools({ words, control, zoom }: StageToolsProps) {
  const { mode, locked } = control
  const named = (icon: IconName, name: string, key: string, act: () => void, pressed: boolean) => (
    <button
      type="button"
      className="stage-tool stage-tool-named"
      title={`${name} (${key})`}
      aria-label={name}
      aria-pressed={pressed}
      onClick={act}
    >
      <span className="stage-tool-icon">
        <Icon name={icon} size={18} />
      </span>
      <span className="stage-tool-name">{name}</span>
    </button>
  )
  const tool = (face: ReactNode, label: string, act: () => void, pressed?: boolean) => (
    <button type="button" className="stage-tool" aria-label={label} title={label} aria-pressed={pressed} onClick={act}>
      {face}
    </button>
  )
  return (
    <div className="stage-tools">
      {named('eye', words.overview, 'o', control.overview, mode === 'overview')}
      {named('search', words.focus, 'f', control.focus, mode === 'focus')}
      {tool(<Icon name="lock" size={16} />, `${locked ? words.unlock : words.lock} (l)`, control.lock, locked)}
      {tool('+', words.nearer, () => zoom(1.3))}
      {tool('−', words.farther, () => zoom(1 / 1.3))}
    </div>
  )
}
