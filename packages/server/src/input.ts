import type { z } from 'zod'

/** What comes from outside, before anything believes it. */

/** The first thing that is wrong with an input, in one line. */
export function complaint(where: string, error: z.ZodError): string {
  const [first] = error.issues
  // Of several ways to say something, the one that was meant is the one with the least wrong about it.
  const issue = first?.code === 'invalid_union' ? first.errors.toSorted((a, b) => a.length - b.length)[0]?.[0] : first
  const path = [where, ...(issue?.path ?? [])].map(String).join('.')
  return `${path}: ${issue?.message ?? 'is not valid'}`
}
