import { SignFrame, type SignProps } from '@boardroom/board-kit'
import type { ReactNode } from 'react'

/** Filled signs of the pieces: each told from the others by its outline, also when it is small. */
const GLYPHS = {
  appeal: 'M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.700 5.700 21.300l1.500-7.100L1.800 9.400 9 8.600z',
  worker: 'M5 9.500h14v1.700H5zM7 9c0-6 10-6 10 0zM8 12h8c0 6-8 6-8 0zM4 23c0-7 16-7 16 0z',
  manager:
    'M7.500 1.500h9V8h-9zM4.500 8h15v1.800h-15zM8 10.600h8c0 6-8 6-8 0zM4 23c0-3.800 3-5.600 5.500-6l2.500 3.500 2.500-3.500c2.500.4 5.500 2.200 5.500 6z',
  salesperson: 'M9 7V4.500h6V7h6v5.500H3V7zM10.700 7h2.600V6h-2.600zM3 14h7.500v2h3v-2H21v6.500H3z',
  automation:
    'M10.200.8h3.600l.4 3.900 1.300.5 3-2.400 2.600 2.500-2.400 3.100.6 1.200 3.900.4v3.600l-3.900.4-.6 1.300 2.400 3-2.600 2.600-3-2.400-1.300.5-.4 3.900h-3.600l-.4-3.900-1.300-.5-3 2.400-2.600-2.600 2.400-3-.5-1.300-3.900-.4v-3.600l3.900-.4.5-1.200-2.400-3.100 2.600-2.500 3 2.400 1.300-.5zM12 8.700a3.300 3.300 0 1 0 .01 0z',
  partner:
    'M12 1.500a4.700 4.700 0 0 1 3 8.300c1 4 2.500 6.500 4 8.700H5c1.500-2.200 3-4.700 4-8.700a4.700 4.700 0 0 1 3-8.300zM4 19.700h16V23H4z',
  asset: 'M2 22V11l5 3.500V11l5 3.500V11l4 3 .8-12h3.500l1.200 20z',
  bank: 'M12 1.500l10 5.500v2H2V7zM4 10.500h3v8H4zM10.500 10.500h3v8h-3zM17 10.500h3v8h-3zM2 19.700h20v2.800H2z',
  share:
    'M1.500 4h21v16h-21zM3.500 6v12h17V6zM5.500 8.500h8v1.800h-8zM5.500 12h6v1.800h-6zM17 10.500a2.600 2.600 0 1 1-.01 0zM15.500 15h3v4.500l-1.500-1-1.500 1z',
  up: 'M2 19.800 8.300 13l4.500 4L19 8.900h-4.200V6.200h8.600v8.600h-2.700v-3.900l-7.700 9.900-4.500-4L4 22z',
  good: 'M2.500 7.500 5.500 3.500h13l3 4V21h-19zM4.300 8.800v2.400h15.400V8.800zM4.300 13v2.800h2.400V13zM8.300 13v2.800h7.400V13zM17.300 13v2.800h2.400V13zM4.300 17.600v1.700h2.400v-1.700zM8.300 17.600v1.700h7.400v-1.700zM17.300 17.600v1.700h2.400v-1.700z',
  cube: 'M12 1.500 21.500 6.500v11L12 22.500 2.500 17.500v-11zM4.500 8.200v8.100l6.500 3.400v-8.200zM13 11.500v8.200l6.500-3.400V8.200z',
  lock: 'M4.500 10.500h2V8a5.500 5.500 0 0 1 11 0v2.500h2V22h-15zM9 10.500h6V8a3 3 0 0 0-6 0z',
  money:
    'M12 1.500a10.500 10.500 0 1 0 .01 0zM11 5h2v1.700c1.700.3 2.900 1.300 3.200 2.800h-2.200c-.3-.7-1-1.100-2-1.100-1.200 0-1.900.5-1.900 1.200 0 1.900 6.300.8 6.300 4.700 0 1.600-1.300 2.800-3.400 3.100V19h-2v-1.600c-2-.3-3.300-1.400-3.500-3.100h2.200c.2.900 1 1.400 2.200 1.400 1.300 0 2.100-.5 2.100-1.300 0-2-6.300-.8-6.300-4.700 0-1.500 1.300-2.700 3.300-3z',
} as const

export type GlyphName = keyof typeof GLYPHS

export function Glyph({ name, size = 20, label }: SignProps<GlyphName>) {
  return (
    <SignFrame className="glyph" icon={name} size={size} label={label}>
      <path d={GLYPHS[name]} fill="currentColor" fillRule="evenodd" />
    </SignFrame>
  )
}

/** All of them, for the legend. */
export const GLYPH_SIGNS = Object.fromEntries(
  Object.keys(GLYPHS).map((name) => [name, <Glyph key={name} name={name as GlyphName} size={24} />]),
) as Readonly<Record<GlyphName, ReactNode>>
