'use client'

import { OfficeFailure } from '@/components/admin/office-message'
import { digestOf } from '@/components/layout/failure'

/** Replaces an office page that threw, within the frame. */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <OfficeFailure requestId={digestOf(error)} onRetry={retry} />
}
