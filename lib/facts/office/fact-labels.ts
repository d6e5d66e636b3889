import { factChoiceWords, factFieldWords, factWords, listedFactWords, pictureFieldWords, type FactWords } from '@/lib/messages/ko/fact-words'
import type { Fact } from '../fact-registry'

/** @param among the names of all fields of its group */
export const fieldLabel = (key: string, among: readonly string[]): string =>
  (among.includes('picture') ? pictureFieldWords[key] : undefined) ?? factFieldWords[key] ?? key

export const choiceLabel = (value: string): string => factChoiceWords[value] ?? value

interface Named {
  readonly legal: readonly { readonly label: string }[]
  readonly pages: Readonly<Record<string, { readonly heading: string } | undefined>>
}

const LEGAL_INDEX = 2

/** @param named what listed facts are called in content */
export function wordsOfFact({ path, part, keys }: Pick<Fact, 'path' | 'part' | 'keys'>, { legal, pages }: Named): FactWords {
  if (part === 'pages') return listedFactWords.page(pages[keys[0] ?? '']?.heading ?? path)
  const own = factWords[path]
  if (own) return own
  return path.startsWith('site.legal.') ? listedFactWords.legal(legal[Number(keys[LEGAL_INDEX])]?.label ?? path) : { label: path, where: '' }
}
