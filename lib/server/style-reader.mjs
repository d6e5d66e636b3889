import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} root absolute path of the project, built
 * @returns {(href: string) => string | undefined} text of the framework's style sheet at an address, read once; undefined
 *   for any other address
 */
export const styleReader = (root) => {
  /** @type {Map<string, string | undefined>} */
  const read = new Map()
  return (href) => {
    if (!read.has(href)) {
      const file = join(
        root,
        '.next/static',
        decodeURI(href)
          .replace(/^\/_next\/static\//, '')
          .replace(/\?[^]*/, ''),
      )
      read.set(
        href,
        href.startsWith('/_next/static/') && existsSync(file)
          ? readFileSync(file, 'utf8')
              .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
              .trim()
          : undefined,
      )
    }
    return read.get(href)
  }
}
