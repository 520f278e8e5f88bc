export function chromiumPath(whole?: boolean): string
export function ensureChromium(): void
