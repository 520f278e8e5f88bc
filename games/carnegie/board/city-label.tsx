import { type CityId, cityOf } from '../components/index.ts'
import { useDrawing } from './context.ts'
import { place } from './map-art.tsx'
import { Sign } from './signs.tsx'

/** Names that would lie on others: moved aside, or above their city. */
const LABELS: Readonly<Partial<Record<CityId, readonly [aside: number, above: boolean]>>> = {
  'san-francisco': [16, false],
  'salt-lake-city': [8, false],
  reno: [-4, true],
  boise: [16, false],
  'los-angeles': [-14, false],
  phoenix: [10, false],
  chicago: [6, true],
  pittsburgh: [6, false],
  omaha: [-8, false],
  duluth: [20, true],
  'st-paul': [14, true],
  'new-york': [8, false],
  charleston: [12, false],
  atlanta: [-12, false],
  'new-orleans': [6, false],
}

/** A city’s name with what it is worth. */
export function CityLabel({ city }: { readonly city: CityId }) {
  const { words } = useDrawing()
  const { name, at, size, vp, link, transportSymbol } = cityOf(city)
  const [aside, above] = LABELS[city] ?? [0, false]
  const below = size === 'small' ? 15 : size === 'medium' ? 24 : 26
  const y = at[1] + (above ? (size === 'small' ? -29 : -47) : below)
  return (
    <span className={`cg-city cg-city-${size}`} style={place([at[0] + aside, y])}>
      <b>{name}</b>
      {vp > 0 && (
        <span className="cg-city-vp" title={words.cityVp(vp)}>
          {vp}
          <Sign name="vp" size={12} label={words.cityVp(vp)} />
        </span>
      )}
      {link > 0 && (
        <span className="cg-city-link" title={words.link(link)}>
          {link}
          <Sign name="railroad" size={13} label={words.link(link)} />
        </span>
      )}
      {transportSymbol && (
        <span className="cg-city-coach" title={words.transportSymbol}>
          <Sign name="wagon" size={13} label={words.transportSymbol} />
        </span>
      )}
    </span>
  )
}
