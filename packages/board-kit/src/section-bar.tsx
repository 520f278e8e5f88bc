import './section-bar.css'
import { useHands } from './hands.ts'
import { Icon, type IconName } from './icons.tsx'

interface SectionBarProps<I extends string> {
  readonly label: string
  readonly ids: readonly I[]
  readonly icons: Readonly<Record<I, IconName>>
  readonly names: Readonly<Record<I, string>>
  readonly shown: I
  /** Where the present question is answered. */
  readonly wanted: I
  readonly choose: (id: I) => void
}

/** On a phone a board is shown one part at a time; this chooses the part. */
export function SectionBar<I extends string>({ label, ids, icons, names, shown, wanted, choose }: SectionBarProps<I>) {
  const { asked } = useHands()
  return (
    <nav className="section-bar" aria-label={label}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shown}
          onClick={() => choose(id)}
          className={id === wanted && asked ? 'section-wanted' : ''}
        >
          <Icon name={icons[id]} size={20} />
          <span>{names[id]}</span>
        </button>
      ))}
    </nav>
  )
}
