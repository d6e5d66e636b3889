/** New registrations, as reported to an open page. */
export interface FreshList {
  /** Those shown, and if more wait than are shown also the latest. `at`: arrival in milliseconds since 1970. */
  readonly fresh: readonly { readonly id: string; readonly at: number }[]
  /** More wait than are shown. */
  readonly more: boolean
}
