import { NotFound } from '@/components/layout/not-found'
import { content } from '@/lib/content/load'

/** The text for an address without content. Short, because it is part of every page's data. */
export default function PageNotFound() {
  return <NotFound phone={content.site.phone} />
}
