import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import { z } from 'zod'
import { FACES, fontCss, type FontFile } from './faces'
import { unicodeRange } from './glyphs'
import { partitionGlyphs, type Bucket } from './plan'

/** Folders with the site's texts. Comments and code add a few glyphs and never lose one. */
export const TEXT_PATHS = ['content', 'components', 'app', 'lib']
/** Texts never set in our fonts: alternative texts, mails, logs, patterns for input. */
const UNRENDERED_PATHS = [
  'content/theme.ts',
  'lib/delivery',
  'lib/cli',
  'lib/content/cross-check-particles.ts',
  'lib/messages/ko/particles.ts',
  'lib/messages/ko/refusals.ts',
  'lib/messages/ko/trailing-particle.ts',
  'lib/plans/plan-sheet.ts',
  'lib/press/links.ts',
  'lib/registrations/name.ts',
  'lib/registrations/phone.ts',
  'lib/clean-text.ts',
]

/** Address of a font file -> section of the site -> characters that it sets of this file */
export type FontUses = Record<string, Record<string, string>>

/** Characters by face and section of the site; made by `npm run site -- fonts`. */
const measuredSchema = z.record(z.string(), z.record(z.string(), z.string()))

/** Bump when the subsetter or a source font changes: both are pinned in package.json. */
const TOOLS_VERSION = 'subset-font 2.9.0, pretendard 1.3.9, noto-serif-kr 0.4.3'
const DROPPED_TABLES = ['DSIG', 'gasp', 'STAT', 'vhea', 'vmtx', 'VORG', 'BASE', 'meta']

/**
 * Makes the site's font files from its own texts, and the style sheet that names them.
 * @param sources every file below {@link TEXT_PATHS}, relative to the project
 * @returns the sheet, and which of each file's characters each section of the site sets, by address
 */
export async function buildFonts(root: string, sources: readonly string[]): Promise<{ css: string; uses: FontUses }> {
  const inside = (file: string, paths: readonly string[]) => paths.some((path) => file === path || file.startsWith(`${path}/`))
  const names = sources.filter((file) => /\.tsx?$/.test(file) && !inside(file, UNRENDERED_PATHS))
  // One after the other: there are as many sources as some machines may open at a time.
  let words = ''
  for (const file of names) words += await readFile(join(root, file), 'utf8')
  const measured = measuredSchema.parse(JSON.parse(await readFile(join(root, 'lib/cli/generate/fonts/measured.json'), 'utf8')))
  const directory = join(root, 'public/fonts')
  await mkdir(directory, { recursive: true })

  const files: (FontFile & { uses: Record<string, string> })[] = []
  for (const face of FACES) {
    const font = await readFile(join(root, face.source))
    for (const bucket of partitionGlyphs(measured[face.id] ?? {}, words)) {
      // Named by its input: a bucket with unchanged characters is not built again.
      const range = unicodeRange(bucket.characters)
      const hash = createHash('sha256')
        .update(`${TOOLS_VERSION} ${face.source} ${String(face.features)} ${range}`)
        .digest('hex')
        .slice(0, 10)
      const name = `${face.id}-${bucket.name}.${hash}.woff2`
      if (!existsSync(join(directory, name))) {
        const characters = [...bucket.characters].join('')
        await writeFile(
          join(directory, name),
          await subsetFont(font, characters, {
            targetFormat: 'woff2',
            noHinting: true,
            keepFeatures: face.features,
            dropTables: DROPPED_TABLES,
            noLayoutClosure: true,
          }),
        )
      }
      files.push({ ...bucket, face, href: `/fonts/${name}`, range, uses: usesOf(bucket, measured[face.id] ?? {}) })
    }
  }
  const current = new Set(files.map(({ href }) => basename(href)))
  for (const old of await readdir(directory)) if (!current.has(old)) await rm(join(directory, old))

  return { css: fontCss(files), uses: Object.fromEntries(files.map((file) => [file.href, file.uses])) }
}

/** Characters that a section sets of the file, by section; sections without any are left out. */
const usesOf = ({ section, first, characters }: Bucket, measured: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(measured).flatMap(([each, seen]) => {
      const common = first || each === section ? [...seen].filter((character) => characters.has(character)).join('') : ''
      return common ? [[each, common]] : []
    }),
  )
