import 'server-only'
import { randomUUID } from 'node:crypto'
import { content } from '@/lib/content/load'
import { InvalidInputError } from '@/lib/errors'
import { complexLabel, preferenceLabel, preferenceToText, type Preference, type PreferenceOptions } from '@/lib/registrations/preference'
import type { Services } from '@/lib/services'
import { getVisibleRegistration } from './assignment-actions'
import { recordEvent } from './record-event'
import { requireUnchanged } from './require-unchanged'
import type { Staff } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

/* The preference of a visitor, as staff heard it. */

/** The choices: content's unit types, and its complexes if there are several. */
export function preferenceOptions({ units, overview }: Pick<typeof content, 'units' | 'overview'> = content): PreferenceOptions {
  const { complexes } = overview.facts
  return {
    units: units.types.map(({ id }) => ({ value: id, label: id })),
    complexes: complexes.length > 1 ? complexes.map((complex) => ({ value: String(complex), label: complexLabel(String(complex)) })) : [],
  }
}

/** @throws InvalidInputError for a value that content does not have, unless it is the stored one */
function chosen(field: keyof Preference, typed: string, options: PreferenceOptions['units'], before: string | null): string | null {
  if (typed === '') return null
  if (typed !== before && !options.some(({ value }) => value === typed)) throw new InvalidInputError({ [field]: words.listed })
  return typed
}

/** The preference as the form states it. */
const shown = ({ unit, complex }: Preference) => `${unit ?? ''} ${complex ?? ''}`

/**
 * Checks the preference of a registration's visitor.
 * @returns what records it; does nothing if nothing changes
 * @throws InvalidInputError for a value that content does not have, and in quarantine; ChangedMeanwhileError; NotFoundError;
 * StoreUnavailableError
 */
export async function checkPreference(
  dependencies: Pick<Services, 'store' | 'now'>,
  actor: Staff,
  id: string,
  typed: { readonly unit: string; readonly complex: string; readonly was?: string | undefined },
  options: PreferenceOptions = preferenceOptions(),
): Promise<() => Promise<void>> {
  const { preference: before, quarantine } = await getVisibleRegistration(dependencies, actor.account, id)
  if (quarantine) throw new InvalidInputError({ unit: words.quarantinedPreference })
  const preference: Preference = {
    unit: chosen('unit', typed.unit, options.units, before.unit),
    complex: chosen('complex', typed.complex, options.complexes, before.complex),
  }
  requireUnchanged(typed.was, shown(before), shown(preference), preferenceLabel(before) ?? registrationAuditWords.noPreference)
  return async () => {
    if (preference.unit === before.unit && preference.complex === before.complex) return
    const event = { id: randomUUID(), registrationId: id, kind: 'wished', subject: preferenceToText(preference) } as const
    await recordEvent(dependencies, actor, event, 'registration.wish', preferenceLabel(preference) ?? registrationAuditWords.noPreference)
  }
}
