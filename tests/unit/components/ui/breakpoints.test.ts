import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKPOINTS_PX, customMediaCss, media } from '@/components/ui/breakpoints'
import { listFiles } from '@/lib/cli/generate/fingerprint.mjs'

const root = process.cwd()
const sources = listFiles(root, ['app', 'components', 'content', 'lib']).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const styles = sources.filter(({ file }) => file.endsWith('.css'))
const scripts = sources.filter(({ file }) => /\.(tsx?|mjs)$/.test(file) && file !== 'components/ui/breakpoints.ts')

/** `file: match` for each match, so that a failure says where. */
const found = (files: typeof sources, pattern: RegExp) => files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

it('declares each query for style sheets, in their spelling', () => {
  expect(customMediaCss().split('\n')).toContain(`@custom-media --small-phone ${media.smallPhone};`)
})

it('is the only place of recurring widths, and every width follows the text size: style sheets use names, or em', () => {
  const own = Object.values(BREAKPOINTS_PX).map((px) => `${px / 16}em`)
  expect(
    found(styles, /@media[^{]*/g).filter((query) => /\dpx/.test(query) || own.some((width) => query.includes(`${width})`) || query.includes(`${width} `))),
  ).toEqual([])
})

it('defines every name that a style sheet uses', () => {
  const names = new Set([...customMediaCss().matchAll(/--[a-z-]+/g)].map(([name]) => name))
  expect(
    found(styles, /@media[^{]*/g).flatMap((query) => [...query.matchAll(/\((--[a-z-]+)\)/g)].filter(([, name = '']) => !names.has(name)).map(() => query)),
  ).toEqual([])
})

it('is the only place of widths in media queries of scripts, markup and content', () => {
  expect(found(scripts, /\((?:min-width|max-width|width)\s*(?::|[<>]=?)\s*\d+px\)/g)).toEqual([])
})
