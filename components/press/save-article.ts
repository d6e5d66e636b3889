import { articleFormWords } from '@/lib/messages/ko/article-form'
import { apiPaths } from '@/lib/routes'

/**
 * Sends the article form as a script does.
 * @param id the article to edit; absent adds a new one
 * @returns messages to show, none when it was saved
 */
export async function saveArticle(id: string | undefined, data: FormData): Promise<string[]> {
  try {
    const response = await fetch(id ? apiPaths.pressArticle(id) : apiPaths.press, {
      method: id ? 'PATCH' : 'POST',
      headers: { accept: 'application/json' },
      body: data,
    })
    if (response.ok) return []
    const { errors, message } = (await response.json()) as { errors?: Record<string, string>; message?: string }
    return errors ? [...new Set(Object.values(errors))] : [message ?? articleFormWords.unreachable]
  } catch {
    return [articleFormWords.unreachable]
  }
}
