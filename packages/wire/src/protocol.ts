/**
 * The form of the messages of a live connection; raised when one that clients know is said in another way. A page that
 * was opened before a new release may be from any form before:
 *
 *     1   until events came in brief with what changes
 *     2   now
 */
export const PROTOCOL = 2

/** Whole updates, answers, chat and presence are as they were in this form; a page from before it has to be reloaded. */
export const OLDEST_PROTOCOL = 1
