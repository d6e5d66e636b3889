'use client'

import { digestOf, Failure } from '@/components/layout/failure'
import { officePhone } from '@/lib/content/contact'

/** Replaces a visitor page that threw; header, menus and footer stay. */
export default function VisitorError({ error, retry }: { error: unknown; retry: () => void }) {
  return <Failure digest={digestOf(error)} phone={officePhone()} onRetry={retry} />
}
