import 'server-only'
import { content } from '@/lib/content/load'
import { FACTS } from './fact-registry'
import { replaceMentions } from './quoted-values'
import { mapTexts, valueAt } from './value-at'

const QUOTED = FACTS.filter(({ quoted }) => quoted)
const asIs = (text: string) => text

/**
 * A text that was made of content/, or written beside it, with the quoted facts as they hold.
 * @param markUp of both values, as the text has them
 */
export const withCurrentQuotes = (text: string, markUp: (value: string) => string = asIs): string =>
  QUOTED.reduce((current, { part, keys, written }) => replaceMentions(current, markUp(String(written)), markUp(String(valueAt(content[part], keys)))), text)

/** The same for every text of an article: articles quote the phone number and the address that held when they were written. */
export const quotingCurrentFacts = <Article extends object>(article: Article): Article => {
  const { title, summary, content: body } = article as Partial<Record<'title' | 'summary' | 'content', string>>
  const texts = Object.fromEntries(Object.entries({ title, summary, content: body }).filter(([, text]) => text !== undefined))
  return { ...article, ...(mapTexts(texts, (text) => withCurrentQuotes(text)) as object) }
}
