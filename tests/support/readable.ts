/** Records that a test made: an unreadable one fails the test. */
export function readable<T extends { readonly unreadable?: true | undefined; readonly id: string }>(
  records: readonly T[],
): Exclude<T, { readonly unreadable: true }>[] {
  return records.map((one) => {
    if (one.unreadable) throw new Error(`${one.id} cannot be opened`)
    return one as Exclude<T, { readonly unreadable: true }>
  })
}
