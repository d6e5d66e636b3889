/** Forward: a site stands still so long at most before a person is asked. Backward: more than any correction of a clock. */
const MAX_FORWARD_MS = 7 * 86_400_000
const MAX_BACKWARD_MS = 86_400_000
/** A run takes this part of all registrations, or a handful, without a person's word. */
const MAX_SHARE = 0.2
const HANDFUL = 10

/** @returns whether a clock that says `at` can be believed, after the store has seen `seenAt` */
export function clockIsPlausible(at: Date, seenAt: Date | null): boolean {
  if (!seenAt) return true
  const step = at.getTime() - seenAt.getTime()
  return step <= MAX_FORWARD_MS && step >= -MAX_BACKWARD_MS
}

export const isModestShare = (due: number, stored: number): boolean => due <= Math.max(HANDFUL, MAX_SHARE * stored)
