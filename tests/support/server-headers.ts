import { PRESS_PATH } from './press-site'

export const ARTICLE = `${PRESS_PATH}/model-house-opening`
/** One of each kind: prerendered, cached, rendered per request, missing, refused. */
export const PAGES = ['/', '/FloorPlan/84A', PRESS_PATH, ARTICLE, `${PRESS_PATH}?signin=failed`, '/registration', '/admin/sign-in', '/no/such/page']
/** A redirect, handlers, a file. */
const OTHERS = ['/admin', '/api/health', '/api/nothing', '/robots.txt', '/favicon.ico']
const COMMON = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'strict-transport-security',
  'x-powered-by',
]

export const fetchHtml = (url: string, path: string) => fetch(`${url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
/** Headers that every response has, and headers that none may have. */
export const commonOf = ({ headers }: Response) => Object.fromEntries(COMMON.map((name) => [name, headers.get(name)]))
/** A policy with a placeholder for each nonce and hash; undefined without one. */
export const shapeOf = ({ headers }: Response) => headers.get('content-security-policy')?.replace(/'(nonce|sha256)-[^']+'/g, '$1')

/** Headers of each kind of response: equal for two servers of one build. */
export async function securityOf(url: string): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {}
  for (const path of [...PAGES, ...OTHERS]) {
    const answer = await fetchHtml(url, path)
    found[path] = [answer.status, commonOf(answer), ...(PAGES.includes(path) ? [shapeOf(answer)] : [])]
  }
  return found
}
