import { wishWords } from '@/lib/messages/ko/registration-office'

/** A visitor's preference, as staff heard it: a unit type and a complex, as content names them. Null: not stated. */
export interface Wish {
  /** `84A`. */
  readonly unit: string | null
  /** `3`. */
  readonly complex: string | null
}

export const NO_WISH: Wish = { unit: null, complex: null }

/** The choices, each with its label. */
export interface WishOptions {
  readonly units: readonly { readonly value: string; readonly label: string }[]
  readonly complexes: readonly { readonly value: string; readonly label: string }[]
}

/** The stored form in an event: `unit=84A&complex=3`, '' for none. */
export const wishToText = ({ unit, complex }: Wish): string =>
  new URLSearchParams([...(unit === null ? [] : [['unit', unit]]), ...(complex === null ? [] : [['complex', complex]])]).toString()

/** Reads the result of {@link wishToText}; anything else is no preference. */
export function wishFromText(text: string | null): Wish {
  const read = new URLSearchParams(text ?? '')
  return { unit: read.get('unit'), complex: read.get('complex') }
}

export const complexLabel = (complex: string): string => wishWords.complex(complex)

/** `84A · 3단지`; null for no preference. */
export const wishLabel = ({ unit, complex }: Wish): string | null =>
  [unit, complex === null ? null : complexLabel(complex)].filter((part) => part !== null).join(' · ') || null
