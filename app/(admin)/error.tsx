'use client'

import { digestOf, Failure } from '@/components/layout/failure'
import { officePhone } from '@/lib/content/contact'

export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main>
      <Failure digest={digestOf(error)} phone={officePhone()} onRetry={retry} />
    </main>
  )
}
