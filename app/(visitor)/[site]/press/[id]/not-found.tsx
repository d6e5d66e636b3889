import { NotFound } from '@/components/layout/not-found'
import { RedirectToList } from '@/components/press/redirect-to-list'
import { content } from '@/lib/content/load'

/**
 * Status 404 for an article that is not there, or not public; a browser goes on to the list, as the specification asks.
 * Next puts it on the screen by its scripts alone: a first request is answered by lib/server/refusal-page.mjs.
 */
export default function ArticleNotFound() {
  return (
    <>
      <RedirectToList />
      <NotFound phone={content.site.phone} />
    </>
  )
}
