export interface Option {
  readonly value: string
  readonly label: string
}

/** Choices of a `select`. */
export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
