export interface Option {
  readonly value: string
  readonly label: string
}

/** Options of a `select`. */
export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
