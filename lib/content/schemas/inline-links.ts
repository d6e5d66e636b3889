/** `[label](/path)` within a sentence: Markdown's link, to a page of this site. Groups `label` and `path`. */
export const INLINE_LINK = /\[(?<label>[^\][]+)\]\((?<path>\/(?!\/)[^\s()]*)\)/u

/** @returns the paths of a text's links, as written */
export const linkedPaths = (text: string): string[] =>
  [...text.matchAll(new RegExp(INLINE_LINK, 'gu'))].flatMap(({ groups }) => (groups?.path === undefined ? [] : [groups.path]))

/** Whether a text contains a malformed link, e.g. `[label](https://…)` or `[label] (/path)`. */
export const hasBrokenLink = (text: string): boolean => /\]\s*\(/u.test(text.replace(new RegExp(INLINE_LINK, 'gu'), ''))

/** The text with its links' labels alone, for feeds and messages. */
export const withoutLinks = (text: string): string => text.replace(new RegExp(INLINE_LINK, 'gu'), '$<label>')
