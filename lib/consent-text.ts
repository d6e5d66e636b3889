/** The texts beside a consent box. */
interface ConsentTexts {
  readonly version: string
  readonly label: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly refusal: string
}

/** Every text beside a consent box in one fixed order, so that equal texts give equal hashes. */
export const canonicalConsentText = ({ version, label, rows, refusal }: ConsentTexts): string =>
  [version, label, ...rows.map((row) => `${row.label}: ${row.value}`), refusal].join('\n')
