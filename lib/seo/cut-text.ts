/** Half of a character that takes two code units, such as an emoji, where a cut went through it. */
const HALF_AT_END = /\p{Surrogate}$/u

/** @returns `text`, or its beginning with an ellipsis, of at most `max` UTF-16 code units and only whole characters */
export const cutText = (text: string, max: number) =>
  text.length > max
    ? `${text
        .slice(0, max - 1)
        .replace(HALF_AT_END, '')
        .trimEnd()}…`
    : text
