import { CONTENT_FILES } from '@/lib/content/content-files'
import { FACTS, type Fact } from '../fact-registry'
import { wordsOf } from './edited-fact'

/** `content/units.ts › terms.types[59A]: …`, as content checks name a place. */
const PLACE = /^content\/(?<file>\S+) › (?<path>[^:]+): (?<says>.*)$/su

const fileOf = ({ part }: Fact) => CONTENT_FILES[part].replace(/ .*/, '')
/** How a check may name the fact, or a field of it, within its file: files with several parts name the part first. */
const namesOf = ({ part, keys, fields }: Fact) =>
  [keys, ...(fields ?? []).map((field) => [...keys, field])].flatMap((at) => [at.join('.'), [part, ...at].join('.')]).filter((name) => name !== '')
const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`)

/** @returns what a content check says, with the office's name of the fact in place of the file; as it is where no fact is meant */
export function officeFault(fault: string): string {
  const { file, path = '', says } = PLACE.exec(fault)?.groups ?? {}
  const found = FACTS.filter((fact) => fileOf(fact) === file)
    .flatMap((fact) => namesOf(fact).map((name) => ({ fact, name })))
    .filter(({ name }) => isWithin(path, name))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (!found) return fault
  const rows = [...path.slice(found.name.length).matchAll(/\[([^[\]]+)\]/g)].map(([, row]) => ` ${row}`)
  return `${wordsOf(found.fact).label}${rows.join('')}: ${says}`
}
