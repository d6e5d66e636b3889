import { formatWon, termsWords as words } from './terms'

/** What content says of a type's terms (lib/content/schemas/terms.ts). */
interface StatedTerms {
  readonly deposit?: number | undefined
  readonly rent?: number | undefined
  readonly price?: number | undefined
  readonly priceMost?: number | undefined
  readonly contractRate?: number | undefined
  readonly instalments: readonly { readonly label: string; readonly amount: number; readonly when?: string | undefined }[]
  readonly options: readonly { readonly label: string; readonly amount: number }[]
}

type Row = readonly [name: string, amount: string]

const priceText = (price: number, most: number | undefined) =>
  most === undefined || most === price ? formatWon(price) : words.upTo(formatWon(price), formatWon(most))

/** What is paid for a home of a type, in one line: `보증금 1억 2,000만 원, 월 38만 원`. */
export function termsLine({ deposit, rent, price, priceMost }: StatedTerms): string {
  if (price !== undefined) return priceText(price, priceMost)
  return words.both(formatWon(deposit ?? 0), formatWon(rent ?? 0))
}

/** Everything that is known of a type's terms, a row each. */
export function termsRows({ deposit, rent, price, priceMost, contractRate, instalments, options }: StatedTerms): Row[] {
  const whole = deposit ?? price
  return [
    ...(price === undefined ? [] : [[words.price, priceText(price, priceMost)] as const]),
    ...(deposit === undefined ? [] : [[words.deposit, formatWon(deposit)] as const]),
    ...(rent === undefined ? [] : [[words.rent, words.monthly(formatWon(rent))] as const]),
    ...(contractRate === undefined || whole === undefined || instalments.length > 0
      ? []
      : [[words.contract(contractRate), formatWon(Math.round((whole * contractRate) / 100))] as const]),
    ...instalments.map(
      ({ label, amount, when }, index) =>
        [index === 0 && contractRate !== undefined ? words.contract(contractRate) : words.instalment(label, when), formatWon(amount)] as const,
    ),
    ...options.map(({ label, amount }) => [words.option(label), formatWon(amount)] as const),
  ]
}
