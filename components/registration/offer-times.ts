/** A free time as the server offers it. */
export interface OfferedTime {
  /** `2026-11-28T10:30` */
  readonly at: string
  readonly label: string
}

/** Adds free times that the form does not offer yet; they may be of another day. */
export function offerTimes(form: HTMLFormElement, times: readonly OfferedTime[]): void {
  const select = form.querySelector<HTMLSelectElement>('select[name="visitAt"]')
  if (!select) return
  const offered = new Set([...select.options].map(({ value }) => value))
  for (const { at, label } of times) if (!offered.has(at)) select.append(new Option(label, at))
}
