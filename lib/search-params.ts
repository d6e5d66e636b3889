/** A page's query from Next. */
export type SearchParams = Promise<Readonly<Record<string, string | string[] | undefined>>>

/** Takes the first of repeated parameters. */
export const firstValue = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value) || undefined

/** @returns `path` with the non-empty parameters */
export function queryPath(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))).toString()
  return query ? `${path}?${query}` : path
}
