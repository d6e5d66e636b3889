/** The word of `site.supply` for homes that are sold. */
// A value that content states, not words of the interface.
// oxlint-disable-next-line project/no-korean
export const SOLD = '분양'

/** Whether the homes are sold; otherwise they are let. @param supply `site.supply` */
export const isSold = (supply: string): boolean => supply === SOLD
