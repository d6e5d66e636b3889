import 'server-only'

/** As many values as one `in` may ask for. */
const IN_MAX = 30

/** Values in groups that one `in` may ask for. */
export const inChunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / IN_MAX) }, (_, index) => items.slice(index * IN_MAX, (index + 1) * IN_MAX))
