import { InvalidInputError } from '@/lib/errors'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { ArticlePosition } from './article'

const CURSOR_PATTERN = /^(\d{1,15})~([\w-]{1,128})$/u

/** Opaque to clients: base64url of the last article's time (ms) and id. */
export const encodeCursor = ({ date, id }: ArticlePosition): string => Buffer.from(`${date.getTime()}~${id}`).toString('base64url')

/** @throws InvalidInputError for a cursor that {@link encodeCursor} did not make */
export function decodeCursor(cursor: string): ArticlePosition {
  const match = cursor.length <= 256 ? CURSOR_PATTERN.exec(Buffer.from(cursor, 'base64url').toString('utf8')) : null
  if (!match) throw new InvalidInputError({ cursor: pressAnswers.cursor })
  return { date: new Date(Number(match[1])), id: match[2] as string }
}
