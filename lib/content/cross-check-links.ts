import { pathsOf } from './all-paths'
import { eachText } from './check-all'
import { decodedPath } from '../decoded-path'
import { linkedPaths } from './schemas/inline-links'

const LINK_FIELDS = new Set(['href', 'link', 'beside', 'subMenu', 'page'])
/** cross-check-files.ts checks links to files: the running site lists no folder. */
const isFile = (href: string) => /\.\w+$/.test(href)
const pageOf = (href: string) => href.split(/[?#]/)[0] ?? ''

/** Links, also within sentences, must lead to existing pages in their canonical spelling. */
export const linkChecks = eachText((content, { at, key, text }) => {
  const links = LINK_FIELDS.has(key) ? [text].filter((href) => href.startsWith('/') && !isFile(href)) : linkedPaths(text)
  if (links.length === 0) return []
  const pages = pathsOf(content)
  return links
    .filter((href) => !pages.includes(pageOf(href)))
    .map((href) => `${at}: '${decodedPath(href) ?? href}' 페이지가 없습니다. lib/routes.ts, 타입, 보도자료 사이트의 주소 가운데 하나여야 합니다`)
})
