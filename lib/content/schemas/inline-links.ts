/** `[label](/path)` in the midst of a sentence: Markdown's link, to a page of this site. Groups `label` and `path`. */
export const INLINE_LINK = /\[(?<label>[^\][]+)\]\((?<path>\/(?!\/)[^\s()]*)\)/u

/** @returns the paths that the links of a text lead to, as they are written */
export const linkedPaths = (text: string): string[] =>
  [...text.matchAll(new RegExp(INLINE_LINK, 'gu'))].flatMap(({ groups }) => (groups?.path === undefined ? [] : [groups.path]))

/** Whether something in a text looks like a link and is none, e.g. `[label](https://…)` or `[label] (/path)`. */
export const hasBrokenLink = (text: string): boolean => /\]\s*\(/u.test(text.replace(new RegExp(INLINE_LINK, 'gu'), ''))
