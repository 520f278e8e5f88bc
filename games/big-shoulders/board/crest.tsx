import { SignFrame } from '@boardroom/board-kit'
import { type CompanyId, charterOf } from '../components/index.ts'

/** What each house is known for, in a few strokes on a 32 px seal. */
const EMBLEMS: Readonly<Record<CompanyId, string>> = {
  // A barrel of provisions
  'anglo-american': 'M11 8h10q3 8 0 16H11q-3-8 0-16ZM9.700 12.500h12.600M9.700 19.500h12.600M16 8v16',
  // Crossed cues and a ball
  brunswick: 'M8 24 22.500 8M24 24 9.500 8M16 18.200a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  // A striped box with popped corn
  'cracker-jack':
    'M10.500 14h11l-1.500 10h-8ZM14 14l.8 10M18 14l-.8 10M10.500 13q-1-3.500 2-3.800.8-3 3.500-2 2.800-1 3.500 2 3 .3 2 3.800',
  // A laced boot
  doggett: 'M12 8h6v8l5.500 3.200q1.500 1.300 1.200 4.300H12ZM12 20.500h12.500M14 11h4M14 13.800h4',
  // A pocket watch
  elgin: 'M16 11.200a6.600 6.600 0 1 0 0 13.200 6.600 6.600 0 0 0 0-13.200ZM16 14v4l2.600 1.500M14 7.500h4v3.500h-4Z',
  // A cake of soap with bubbles
  fairbank:
    'M8.500 17h15v6.500h-15ZM11.500 20.200h9M12 10a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400ZM18.700 7.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  // A lady's heeled shoe
  henderson:
    'M8 12.500c1.500 5 5 5.500 8 5.500 4 0 8 1.500 8.500 4.500H14.500L11 18.500v4.500H8.800ZM8 12.500l2.500-2.800c1.500 3.300 3.500 4.600 6.500 5.100',
  // A tin of corned beef
  libby: 'M10 10h12v13.500H10ZM10 13.200h12M10 20.300h12M13 10V8h6v2M14.500 15.500h3v2.600h-3Z',
  // A baseball
  spalding:
    'M16 8.200a7.800 7.800 0 1 0 0 15.600 7.800 7.800 0 0 0 0-15.600ZM10.500 10.500c3.300 3.300 3.300 7.700 0 11M21.500 10.500c-3.300 3.300-3.300 7.700 0 11',
  // A steer's head
  swift:
    'M8 9.500c0 3.500 2 4.500 4.500 4.500h7c2.500 0 4.500-1 4.500-4.500M12.500 14l1 8q2.500 3 5 0l1-8M14.300 21h3.400M13.800 17v.3m4.400-.3v.3',
}

/** A scalloped seal, as pressed on share certificates. */
const SEAL = sealPath(16, 14.2, 15.6)

function sealPath(teeth: number, inner: number, outer: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (i / (teeth * 2)) * Math.PI * 2
    const radius = i % 2 ? inner : outer
    return `${(16 + Math.sin(angle) * radius).toFixed(2)} ${(16 - Math.cos(angle) * radius).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

interface CrestProps {
  readonly company: CompanyId
  readonly size?: number
  readonly label?: boolean
}

export function Crest({ company, size = 32, label = false }: CrestProps) {
  const { color, shortName } = charterOf(company)
  const ink = isLight(color) ? '#20160d' : '#fff6e2'
  return (
    <SignFrame className="crest" icon={company} size={size} viewBox="0 0 32 32" label={label ? shortName : undefined}>
      <path d={SEAL} fill={color} stroke="var(--ink)" strokeWidth=".8" strokeLinejoin="round" />
      <circle cx="16" cy="16" r="12.600" fill="none" stroke={ink} strokeWidth=".7" strokeOpacity=".8" />
      <path
        d={EMBLEMS[company]}
        fill="none"
        stroke={ink}
        strokeWidth="1.500"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </SignFrame>
  )
}

function isLight(color: string): boolean {
  const channel = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16)
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114 > 140
}
