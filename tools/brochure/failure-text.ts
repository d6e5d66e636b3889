import { ContentError } from '@/lib/content/parse'
import { ChangedMeanwhileError, InvalidInputError, StoreUnavailableError } from '@/lib/errors'
import { brochureWords as words } from '@/lib/messages/ko/brochure'

/** What went wrong and what to do, in Korean; null for what nobody foresaw, whose stack tells more. */
export function failureText(error: unknown): string | null {
  if (error instanceof InvalidInputError) return Object.values(error.fields).join('\n')
  if (error instanceof ChangedMeanwhileError) return error.userMessage
  if (error instanceof StoreUnavailableError) return words.noStore
  return error instanceof ContentError ? error.message : null
}
