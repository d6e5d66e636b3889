import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '@/lib/content/content'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { contentSources } from '@/lib/content/load'
import { sourcesWith, type FactValues } from '@/lib/facts/content-with-facts'
import { FACTS, findFact } from '@/lib/facts/fact-registry'
import { isSameValue, tidyValue } from '@/lib/facts/tidy-value'
import { formatSource } from '../format-source'
import { withValues, type SourceChange } from './edit-source'

const CONTENT_FOLDER = 'content'

/** File and constant of a part: `guides.ts (documents)`. */
function placeOf(part: keyof Content): { file: string; constant: string } {
  const [, file = '', constant = part] = /^(\S+?)(?: \((\w+)\))?$/.exec(CONTENT_FILES[part]) ?? []
  return { file, constant: part === 'pictureTexts' ? 'pictures' : constant }
}

/** Values without what the schemas add by themselves, where they differ from those of content/ at all. */
function adoptedValues(values: FactValues): FactValues {
  return new Map(
    [...values].flatMap(([path, value]) => {
      const fact = findFact(path)
      if (!fact) return []
      const tidy = tidyValue(fact, value)
      return isSameValue(tidy, tidyValue(fact, fact.written)) ? [] : [[path, tidy] as const]
    }),
  )
}

/**
 * The files of content/ with the published values in them.
 * @param read the text of a file of content/
 * @returns formatted texts by file, of those that change
 * @throws Error in Korean where a file cannot be changed
 */
export function adoptedFiles(values: FactValues, read: (file: string) => string): Map<string, string> {
  const adopted = adoptedValues(values)
  const sources = sourcesWith(adopted)
  const changes = new Map<string, SourceChange[]>()
  for (const part of Object.keys(contentSources) as (keyof Content)[]) {
    if (JSON.stringify(sources[part]) === JSON.stringify(contentSources[part])) continue
    const { file, constant } = placeOf(part)
    changes.set(file, [...(changes.get(file) ?? []), { constant, before: contentSources[part], after: sources[part] }])
  }
  const quoted = FACTS.filter(({ path, quoted: isQuoted }) => isQuoted && adopted.has(path))
  const quote = (text: string) => quoted.reduce((now, { path, written }) => now.replaceAll(String(written), String(adopted.get(path))), text)
  const isQuoted = (path: string) => quoted.some((fact) => [fact.part, ...fact.keys].join('.') === path)
  return new Map(
    [...changes].flatMap(([file, of]) => {
      const before = read(file)
      const after = formatSource(withValues(before, of, quote, isQuoted))
      // Many texts follow a quoted value by their expressions.
      return after === before ? [] : [[file, after] as const]
    }),
  )
}

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lib/cli/site.mjs', ...args], { encoding: 'utf8' })
  return status === 0 ? null : `${stdout}${stderr}`.trim()
}

/**
 * Writes the published values into content/ and checks the result in new processes. Where content/ would be wrong then, or would
 * still differ from the store, every file gets its old text back.
 * @returns changed files, and in Korean what is wrong; null: nothing is
 */
export function adoptFacts(values: FactValues): { files: readonly string[]; faults: string | null } {
  const path = (file: string) => join(CONTENT_FOLDER, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const files = adoptedFiles(values, read)
  const before = new Map([...files.keys()].map((file) => [file, read(file)]))
  for (const [file, text] of files) writeFileSync(path(file), text)
  const faults = run('content') ?? run('facts', 'compare')
  if (faults !== null) for (const [file, text] of before) writeFileSync(path(file), text)
  return { files: [...files.keys()].map(path), faults }
}
