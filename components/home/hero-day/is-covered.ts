/** @returns whether a dialog or an open menu covers the page. `:is` ignores selectors that a browser does not know. */
export const isCovered = (): boolean => document.querySelector(':is(dialog[open], :popover-open)') !== null
