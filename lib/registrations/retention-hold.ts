/** Largest plausible clock jumps: forward, the longest time that a site may be stopped; backward, more than any clock correction. */
const MAX_FORWARD_MS = 7 * 86_400_000
const MAX_BACKWARD_MS = 86_400_000
/** Largest share of all registrations that a run deletes without confirmation; up to {@link ALWAYS_ALLOWED} are always deleted. */
const MAX_SHARE = 0.2
const ALWAYS_ALLOWED = 10

/** @returns whether a clock that says `at` is plausible after the store has recorded `seenAt` */
export function clockIsPlausible(at: Date, seenAt: Date | null): boolean {
  if (!seenAt) return true
  const step = at.getTime() - seenAt.getTime()
  return step <= MAX_FORWARD_MS && step >= -MAX_BACKWARD_MS
}

export const isModestShare = (due: number, stored: number): boolean => due <= Math.max(ALWAYS_ALLOWED, MAX_SHARE * stored)
