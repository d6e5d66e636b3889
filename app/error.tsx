'use client'

import { Failure } from '@/components/layout/failure'
import { contact } from '@/lib/content/contact'

/** A route that threw, inside the document's shell. */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <main><Failure error={error} phone={contact.phone} onRetry={retry} /></main>
}
