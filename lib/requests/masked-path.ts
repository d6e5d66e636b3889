import { VISITOR_PAGE_PREFIX } from '@/lib/routes'

/**
 * A path for logs: without its query, and without the token of a visitor's own page.
 * @param path with its query
 */
export function maskedPath(path: string): string {
  const [plain = ''] = path.split('?')
  return plain.startsWith(VISITOR_PAGE_PREFIX) ? `${VISITOR_PAGE_PREFIX}…` : plain
}
