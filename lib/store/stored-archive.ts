import 'server-only'
import { z } from 'zod'
import type { ArchivedPage } from '@/lib/documents/archive/archive-version'
import { jsonOrNull } from './stored-json'

const pages = z.array(z.object({ address: z.string(), hash: z.string(), file: z.string() }))

export const archivedPagesToJson = (given: readonly ArchivedPage[]): string => JSON.stringify(given.map(({ address, hash, file }) => ({ address, hash, file })))

/** @returns no page where the list was damaged: the version's hash then says so */
export const archivedPagesFromJson = (json: unknown): ArchivedPage[] => pages.safeParse(jsonOrNull(json)).data ?? []
