import type { RetentionHold } from '@/lib/store/retention-store'
import type { Store } from '@/lib/store/store'

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

/** Why registrations past their retention period are not being destroyed; null while all is well. @throws StoreUnavailableError */
export const retentionHold = async ({ store }: { readonly store: Pick<Store, 'retention'> }): Promise<RetentionHold | null> => (await store.retention.read()).hold
