/** Set by the App Router in the state of each history entry that it made; the first one has it once the page has hydrated. */
export const ROUTER_MARK = '__NA'
