const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
/** A character that is cut off may go on after the limit: so many units more tell whether it does. */
const LOOK_AHEAD = 2

/**
 * The beginning of a text, of at most `max` UTF-16 units. Nothing is cut within what a reader sees as one character: pairs
 * of surrogates, emoji joined of several, flags, letters with their marks, Hangul written in jamo (UAX #29). Only of one
 * character that alone is longer than `max` (marks without end) nothing is left.
 */
export function cutAt(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of segmenter.segment(text.slice(0, max + LOOK_AHEAD))) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** @returns `text`, or its beginning with an ellipsis, of at most `max` UTF-16 units; see {@link cutAt} */
export const cutText = (text: string, max: number): string => (text.length > max ? `${cutAt(text, max - 1).trimEnd()}…` : text)
