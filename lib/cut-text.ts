const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
/** A character may continue past the limit; this many more units show whether it does. */
const LOOK_AHEAD = 2

/**
 * The beginning of a text, at most `max` UTF-16 units. Never splits what readers see as one character: surrogate pairs,
 * joined emoji, flags, letters with combining marks, Hangul in jamo (UAX #29). Empty if the first character alone is
 * longer than `max` (endless marks).
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

/** @returns `text`, or its beginning with an ellipsis, at most `max` UTF-16 units; see {@link cutAt} */
export const cutText = (text: string, max: number): string => (text.length > max ? `${cutAt(text, max - 1).trimEnd()}…` : text)
