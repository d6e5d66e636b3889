import { wishWords } from '@/lib/messages/ko/registration-office'

/** What a visitor looks for, as the office heard it: a unit type and a complex, as content names them. Null: not said. */
export interface Wish {
  /** `84A`. */
  readonly unit: string | null
  /** `3`. */
  readonly complex: string | null
}

export const NO_WISH: Wish = { unit: null, complex: null }

/** What may be wished for, and what each is called. */
export interface WishOptions {
  readonly units: readonly { readonly value: string; readonly label: string }[]
  readonly complexes: readonly { readonly value: string; readonly label: string }[]
}

/** How an event keeps it: `unit=84A&complex=3`, '' where nothing is wished for any more. */
export const wishToText = ({ unit, complex }: Wish): string =>
  new URLSearchParams([...(unit === null ? [] : [['unit', unit]]), ...(complex === null ? [] : [['complex', complex]])]).toString()

/** Reads what {@link wishToText} wrote; anything else wishes for nothing. */
export function wishFromText(text: string | null): Wish {
  const read = new URLSearchParams(text ?? '')
  return { unit: read.get('unit'), complex: read.get('complex') }
}

export const complexLabel = (complex: string): string => wishWords.complex(complex)

/** `84A · 3단지`; null where nothing is wished for. */
export const wishLabel = ({ unit, complex }: Wish): string | null =>
  [unit, complex === null ? null : complexLabel(complex)].filter((part) => part !== null).join(' · ') || null
