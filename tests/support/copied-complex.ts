import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentSources } from '@/lib/content/parse-all'
import { copyExample } from '@/lib/cli/new-complex/copy-example'
import { readFacts, type Facts } from '@/lib/cli/new-complex/facts'

/** Each copy under the hash of its files: written once, compiled once. */
const COPIES = '.cache/copied-complexes'
const PICTURE = { width: 1080, height: 720, widths: [480, 1080], hash: '0a1b2c3d', preview: 'UklGRg==' }

/** @throws Error where an answer is refused */
export function factsOf(answers: Readonly<Record<string, unknown>>): Facts {
  const read = readFacts(answers)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.facts
}

/** @returns the folder of a copy with files of pictures that hold nothing, from the project's folder */
export function writeCopy(facts: Facts, today: string): string {
  const { files, pictures } = copyExample(facts, today)
  const shown = pictures.flatMap((name) =>
    PICTURE.widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${name}-${width}.${PICTURE.hash}.${format}`)),
  )
  const all = {
    ...files,
    ...Object.fromEntries(shown.map((file) => [`public/pictures/${file}`, ''])),
    'public/pictures/manifest.json': JSON.stringify(Object.fromEntries(pictures.map((name) => [name, PICTURE]))),
    'public/panoramas/manifest.json': '{}',
  }
  const folder = join(COPIES, createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  mkdirSync(COPIES, { recursive: true })
  const made = mkdtempSync(join(COPIES, 'new-'))
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(made, file)), { recursive: true })
    writeFileSync(join(made, file), text)
  }
  try {
    renameSync(made, folder)
  } catch {
    // Another suite wrote the same.
    rmSync(made, { recursive: true })
  }
  return folder
}

/** What the files of a copy export, by part of content and before the schemas, and the pictures that they show. */
export function loadCopy(facts: Facts, today: string): { parts: Omit<ContentSources, 'panoramaFiles'>; pictures: readonly string[] } {
  const folder = resolve(writeCopy(facts, today))
  const { files, pictures } = copyExample(facts, today)
  const exported: Record<string, unknown> = {}
  for (const file of Object.keys(files)) Object.assign(exported, jest.requireActual<object>(join(folder, file)))
  const { unitPlans, pictures: pictureTexts, ...rest } = exported
  const parts = { ...rest, plans: unitPlans, pictureTexts, pictureFiles: Object.fromEntries(pictures.map((name) => [name, PICTURE])) }
  return { parts: parts as unknown as Omit<ContentSources, 'panoramaFiles'>, pictures }
}
