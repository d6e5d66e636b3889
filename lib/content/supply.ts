/** The word of `site.supply` for homes that are sold. */
export const SOLD = '분양'

/** Whether the homes are sold; otherwise they are let. @param supply `site.supply` */
export const isSold = (supply: string): boolean => supply === SOLD
