import { articleFormWords } from '@/lib/messages/ko/article-form'
import type { ChangedPart } from '@/lib/press/article-conflict'
import { apiPaths } from '@/lib/routes'

/** Why an article was not saved. */
export interface Refusal {
  readonly messages: readonly string[]
  /** Somebody else changed the article: its current texts, and the version that the next save is based on. */
  readonly conflict?: { readonly version: string; readonly changed: readonly ChangedPart[] }
}

/**
 * Sends the article form by script.
 * @param id the article to edit; absent for a new one
 * @returns null on success
 */
export async function saveArticle(id: string | undefined, data: FormData): Promise<Refusal | null> {
  try {
    const response = await fetch(id ? apiPaths.pressArticle(id) : apiPaths.press, {
      method: id ? 'PATCH' : 'POST',
      headers: { accept: 'application/json' },
      body: data,
    })
    if (response.ok) return null
    const { errors, message, version, changed } = (await response.json()) as {
      errors?: Record<string, string>
      message?: string
      version?: string
      changed?: ChangedPart[]
    }
    const messages = errors ? [...new Set(Object.values(errors))] : [message ?? articleFormWords.unreachable]
    return version && changed ? { messages, conflict: { version, changed } } : { messages }
  } catch {
    return { messages: [articleFormWords.unreachable] }
  }
}
