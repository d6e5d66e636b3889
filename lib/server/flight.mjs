/** Type of a route change's data. */
export const FLIGHT_TYPE = 'text/x-component'
/** What an answer under a page's address depends on: the router asks for its data with these. */
export const FLIGHT_VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, accept-encoding'
