/** What a history entry of this site may carry: the App Router's mark, and the open popup's. */
export interface EntryState {
  __NA?: boolean
  popup?: boolean
}

/** State of the present history entry; null where the browser made it (a typed address, an anchor). */
export const entryState = () => history.state as EntryState | null
