import { randomUUID } from 'node:crypto'

/** Prefix of the ids of all forms of a rendered page, before a registration's id; at most 64 characters together. */
export const pageFormId = (): string => randomUUID().slice(0, 8)
