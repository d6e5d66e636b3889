import { valueAt } from '../value-at'
import { koreanIsoDay } from '@/lib/korean-time'
import { factRefusalWords as words } from '@/lib/messages/ko/fact-refusals'

/**
 * A decision to recruit without the legal facts that nobody has made yet: its day is still to come.
 * @returns errors by the form's inputs
 */
export function undecidedOverride(value: unknown, _held: unknown, now: Date): Record<string, string> {
  const decided = valueAt(value, ['decided'])
  return typeof decided === 'string' && decided > koreanIsoDay(now) ? { 'value.decided': words.notDecided } : {}
}
