import { cleanLine } from '@/lib/clean-text'
import { InvalidInputError } from '@/lib/errors'
import { COVER_ALT_MAX } from './cover'

/**
 * @param field of the form, under which errors stand
 * @param says their Korean messages
 * @returns the description of a picture as one line
 * @throws InvalidInputError if it is blank or too long
 */
export function altText(alt: string, field: string, says: { readonly missing: string; readonly long: string }): string {
  const line = cleanLine(alt.slice(0, 4 * COVER_ALT_MAX))
  if (line === '') throw new InvalidInputError({ [field]: says.missing })
  if (line.length > COVER_ALT_MAX) throw new InvalidInputError({ [field]: says.long })
  return line
}
