/** @returns whether a dialog or an opened menu lies over the page. `:is` passes over what a browser does not know. */
export const isCovered = (): boolean => document.querySelector(':is(dialog[open], :popover-open)') !== null
