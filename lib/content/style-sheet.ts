import { eachText, type Check } from './check-all'
import type { Content } from './content'

/** A forbidden pattern, and what to write instead. */
interface StyleRule {
  readonly pattern: RegExp
  readonly instead: string
}

/**
 * Rows of the tables of docs/korean-style.md: text in `backticks` is a forbidden pattern, the other cells give the replacement.
 * @param sheet the document
 */
export function styleRules(sheet: string): StyleRule[] {
  const rows = sheet
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
  return rows.flatMap((cells) => {
    const instead = cells.filter((cell) => cell !== '' && !cell.includes('`')).join(', ')
    return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, source = '']) => ({ pattern: new RegExp(source, 'u'), instead })))
  })
}

/** Parts without Korean sentences. */
const NO_KOREAN: readonly (keyof Content)[] = ['theme', 'consentVersions', 'pictureFiles', 'panoramaFiles', 'english']

/** Texts with forbidden patterns. Only for commands, which can read the document. */
export function sheetChecks(rules: readonly StyleRule[]): readonly Check[] {
  const any = new RegExp(rules.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'u')
  return eachText((_content, { part, at, text }) =>
    NO_KOREAN.includes(part) || !/\p{Script=Hangul}/u.test(text) || !any.test(text)
      ? []
      : rules.flatMap(({ pattern, instead }) => {
          const [found] = pattern.exec(text) ?? []
          return found === undefined ? [] : [`${at}: '${found}', docs/korean-style.md 에 따라 고쳐 주세요 (${instead})`]
        }),
  )
}
