'use client'

import { useEffect, useState } from 'react'
import { apiPaths } from '@/lib/routes'
import { formatCount } from '@/lib/messages/format-count'

/** Runs when the page becomes visible, not while it is prerendered. */
function whenVisible(run: () => void): () => void {
  if (!('prerendering' in document && document.prerendering)) {
    run()
    return () => undefined
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}

/** Shows the article's view count and reports this view. The server decides whether it counts. */
export function ViewCount({ articleId, stored }: { articleId: string; stored: number }) {
  const [views, setViews] = useState(stored)
  useEffect(() => {
    const count = async () => {
      const response = await fetch(apiPaths.pressViews(articleId), { method: 'POST', keepalive: true })
      if (response.ok) setViews(((await response.json()) as { views: number }).views)
    }
    // A view that cannot be counted needs no error message.
    return whenVisible(() => void count().catch(() => undefined))
  }, [articleId])
  return formatCount(views)
}
