/** New registrations as an open page is told of them. */
export interface FreshList {
  /** Those that are shown, and where more wait than are shown the latest, too. `at`: when it came, milliseconds since 1970. */
  readonly fresh: readonly { readonly id: string; readonly at: number }[]
  /** More wait than are shown. */
  readonly more: boolean
}
