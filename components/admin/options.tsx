export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
