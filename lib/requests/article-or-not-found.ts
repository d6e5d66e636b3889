import 'server-only'
import { notFound } from 'next/navigation'
import { NotFoundError } from '@/lib/errors'
import type { Article } from '@/lib/press/article'
import { getArticle } from '@/lib/press/read-article'
import { services } from '@/lib/services'

/** The article of an address, whatever its status; renders the 404 page if there is none. */
export async function articleOrNotFound(id: string): Promise<Article> {
  try {
    return await getArticle(services(), id)
  } catch (error) {
    if (error instanceof NotFoundError) notFound()
    throw error
  }
}
