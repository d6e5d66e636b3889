import { randomUUID } from 'node:crypto'

/** Beginning of the ids of all forms of a page as it was shown, before the id of a registration: at most 64 characters together. */
export const pageFormId = (): string => randomUUID().slice(0, 8)
