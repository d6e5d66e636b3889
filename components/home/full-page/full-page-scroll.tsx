'use client'

import { useEffect } from 'react'
import { media } from '../../ui/breakpoints'

/** Where one screen a gesture helps: a wheel or trackpad, room for whole screens, and a reader who welcomes motion. */
const ENABLED = `${media.desktop} and (pointer: fine) and (prefers-reduced-motion: no-preference)`

/** Loads the full-page scroll where it is enabled, and stops it when that changes. Renders nothing. */
export function FullPageScroll({ sectionIds }: { sectionIds: readonly string[] }) {
  useEffect(() => {
    const enabled = window.matchMedia(ENABLED)
    let stop: (() => void) | null = null
    let unmounted = false

    const update = async () => {
      if (!enabled.matches) {
        stop?.()
        stop = null
        return
      }
      const { startFullPageScroll } = await import('./full-page-controller')
      if (unmounted || stop || !enabled.matches) return
      stop = startFullPageScroll(sectionIds)
    }

    // A chunk that does not arrive leaves the page's normal scrolling, which needs no word to the reader.
    const updateQuietly = () => void update().catch(() => undefined)
    updateQuietly()
    enabled.addEventListener('change', updateQuietly)
    return () => {
      unmounted = true
      enabled.removeEventListener('change', updateQuietly)
      stop?.()
    }
  }, [sectionIds])

  return null
}
