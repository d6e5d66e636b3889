import { NotFound } from '@/components/layout/not-found'
import { content } from '@/lib/content/load'

/** What a page says that finds nothing to show under its address. It travels with every page: short. */
export default function PageNotFound() {
  return <NotFound phone={content.site.phone} />
}
