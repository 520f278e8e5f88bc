let known: boolean | undefined

/**
 * Whether the camera glides from place to place. Without a graphics card every picture on the way is painted by the
 * processor, larger than it is shown, and the table stands still meanwhile: there the camera cuts.
 */
export function glides(): boolean {
  // A board that is drawn without a screen has nothing to move.
  known ??= 'document' in globalThis && paintsQuickly() && !matchMedia('(prefers-reduced-motion: reduce)').matches
  return known
}

const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** A browser that draws in space only with a "major performance caveat", or by a program that plays a graphics card, has none. */
function paintsQuickly(): boolean {
  const space = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true })
  if (!space) return false
  const names = space.getExtension('WEBGL_debug_renderer_info')
  const painter = `${names ? space.getParameter(names.UNMASKED_RENDERER_WEBGL) : ''}`
  space.getExtension('WEBGL_lose_context')?.loseContext()
  return !BY_PROCESSOR.test(painter)
}
