/** A page's query as Next hands it over. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>

/** A parameter that was given twice counts once. */
export const firstValue = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value) || undefined
