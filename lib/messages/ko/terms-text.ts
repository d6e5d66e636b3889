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

/** Instalments of the contract, which may come in parts: those at the start that name it, or the first. */
export function contractParts<Part extends { readonly label: string }>(instalments: readonly Part[]): readonly Part[] {
  const others = instalments.findIndex(({ label }) => !label.includes(words.contract))
  return instalments.slice(0, others === -1 ? instalments.length : Math.max(1, others))
}

/** What is paid for a home of a type, in one line: `임대보증금 1억 2,000만 원, 월 38만 원`. */
export function termsLine({ deposit, rent, price, priceMost }: StatedTerms): string {
  if (price !== undefined) return priceText(price, priceMost)
  return words.both(formatWon(deposit ?? 0), rent ? words.monthly(formatWon(rent)) : words.noRent)
}

/** Parts of the whole that are paid at different times; the contract's rate stands at its only payment, or at the sum of its parts. */
function paymentRows({ deposit, price, priceMost, contractRate, instalments }: StatedTerms): Row[] {
  const whole = deposit ?? price
  const basis = price !== undefined && priceMost !== undefined && priceMost > price ? [words.ofLowest] : []
  const rate = contractRate === undefined ? [] : [words.percent(contractRate)]
  const isInParts = contractParts(instalments).length > 1
  const atContract =
    contractRate === undefined || whole === undefined || (instalments.length > 0 && !isInParts)
      ? []
      : [[isInParts ? words.contractSum : words.contract, Math.round((whole * contractRate) / 100)] as const]
  return [
    ...atContract.map(([label, amount]) => [words.payment(label, [...rate, ...basis]), formatWon(amount)] as const),
    ...instalments.map(({ label, amount, when }, index) => {
      const details = [...(index === 0 && !isInParts ? rate : []), ...(when === undefined ? [] : [when]), ...basis]
      return [words.payment(label, details), formatWon(amount)] as const
    }),
  ]
}

/** Everything that is known of a type's terms, a row each. */
export function termsRows(terms: StatedTerms): Row[] {
  const { deposit, rent, price, priceMost, options } = terms
  return [
    ...(price === undefined ? [] : [[words.price, priceText(price, priceMost)] as const]),
    ...(deposit === undefined ? [] : [[words.deposit, formatWon(deposit)] as const]),
    ...(rent === undefined ? [] : [[words.rent, rent === 0 ? words.none : words.monthly(formatWon(rent))] as const]),
    ...paymentRows(terms),
    ...options.map(({ label, amount }) => [words.option(label), formatWon(amount)] as const),
  ]
}
