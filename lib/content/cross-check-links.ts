import { pathsOf } from './all-paths'
import type { Content } from './content'
import { linkedPaths } from './schemas/inline-links'

/** @returns where a sentence of content links to a page that the site does not have */
export function linkFaults(content: Content): string[] {
  const pages = new Set(pathsOf(content))
  const faults: string[] = []
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      for (const href of linkedPaths(value)) if (!pages.has(href)) faults.push(`content › ${path}: '${href}' 페이지가 없습니다`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, path === '' ? key : `${path}.${key}`)
    }
  }
  visit(content, '')
  return faults
}
