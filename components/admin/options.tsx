export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

/** Options of a `select`. */
export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
