/** Fired on the document after a route change: the behaviour layer closes what belonged to the page before. */
export const NAVIGATED = 'site:navigated'
