'use client'

import { digestOf, Failure } from '@/components/layout/failure'
import { contact } from '@/lib/content/contact'

/** Replaces an office page that threw. */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <Failure digest={digestOf(error)} phone={contact.phone} onRetry={retry} />
    </main>
  )
}
