import { createHash } from 'node:crypto'
import { isHumanReader as isHuman } from '@/lib/human-reader'

/** False for crawlers and browser prefetches. */
export const isHumanReader = (headers: Headers): boolean =>
  isHuman(headers.get('user-agent') ?? '', `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`)

/** Maximum of article hashes in the session cookie, oldest removed first. Keeps the cookie under 1.5 kB. */
const MAX_REMEMBERED_ARTICLES = 150
const HASH_LENGTH = 8

const articleHash = (articleId: string) => createHash('sha256').update(articleId).digest('base64url').slice(0, HASH_LENGTH)
const articleHashesIn = (seen: string): string[] => [...seen.matchAll(new RegExp(`[\\w-]{${HASH_LENGTH}}`, 'g'))].map(([hash]) => hash)

/** @param seen the session cookie's value: hashes of the viewed articles */
export const hasRead = (seen: string, articleId: string): boolean => articleHashesIn(seen).includes(articleHash(articleId))
export const rememberRead = (seen: string, articleId: string): string =>
  [...articleHashesIn(seen), articleHash(articleId)].slice(-MAX_REMEMBERED_ARTICLES).join('')
