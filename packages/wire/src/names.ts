import { z } from 'zod'

/** Nothing that cannot be seen, turns the line around, or breaks it. */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Marks piled upon one letter reach into the lines around it. */
const PILED = /\p{M}{5}/u

/** One way to write the same thing: composed letters, single spaces, no hints on how to draw a sign. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\uFE0E\uFE0F]/g, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
}

/** The one rule for everything that people write and others read: names, titles, lines of chat. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite(tidy)
    .min(1)
    .max(max)
    .regex(PLAIN, 'must be plain text')
    .refine((text) => !PILED.test(text), 'must be plain text')

const NAME_LENGTH = 40
export const personName = plainText(NAME_LENGTH)
