import { preferenceWords } from '@/lib/messages/ko/registration-office'

/** A visitor's preference, as staff heard it: a unit type and a complex, as content names them. Null: not stated. */
export interface Preference {
  /** `84A`. */
  readonly unit: string | null
  /** `3`. */
  readonly complex: string | null
}

export const NO_PREFERENCE: Preference = { unit: null, complex: null }

/** The choices, each with its label. */
export interface PreferenceOptions {
  readonly units: readonly { readonly value: string; readonly label: string }[]
  readonly complexes: readonly { readonly value: string; readonly label: string }[]
}

/** The stored form in an event: `unit=84A&complex=3`, '' for none. */
export const preferenceToText = ({ unit, complex }: Preference): string =>
  new URLSearchParams([...(unit === null ? [] : [['unit', unit]]), ...(complex === null ? [] : [['complex', complex]])]).toString()

/** Reads the result of {@link preferenceToText}; anything else is no preference. */
export function preferenceFromText(text: string | null): Preference {
  const read = new URLSearchParams(text ?? '')
  return { unit: read.get('unit'), complex: read.get('complex') }
}

export const complexLabel = (complex: string): string => preferenceWords.complex(complex)

/** `84A · 3단지`; null for no preference. */
export const preferenceLabel = ({ unit, complex }: Preference): string | null =>
  [unit, complex === null ? null : complexLabel(complex)].filter((part) => part !== null).join(' · ') || null
