import 'server-only'

/** Maximum values of one `in` query. */
const IN_MAX = 30

/** Splits values into groups for `in` queries. */
export const inChunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / IN_MAX) }, (_, index) => items.slice(index * IN_MAX, (index + 1) * IN_MAX))
