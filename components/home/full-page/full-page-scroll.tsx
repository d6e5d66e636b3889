'use client'

import { useEffect } from 'react'
import { media } from '../../ui/breakpoints'

/** Where one screen a gesture helps: a wheel or trackpad, room for whole screens, and a reader who welcomes motion. */
const WELCOME = `${media.desktop} and (pointer: fine) and (prefers-reduced-motion: no-preference)`

/** Loads the full-page scroll where it is welcome, and stops it when that changes. Renders nothing. */
export function FullPageScroll({ sectionIds }: { sectionIds: readonly string[] }) {
  useEffect(() => {
    const welcome = window.matchMedia(WELCOME)
    let stop: (() => void) | null = null
    let unmounted = false

    const update = async () => {
      if (!welcome.matches) {
        stop?.()
        stop = null
        return
      }
      const { startFullPageScroll } = await import('./full-page-controller')
      if (unmounted || stop || !welcome.matches) return
      stop = startFullPageScroll(sectionIds)
    }

    // A chunk that does not arrive leaves the page's normal scrolling, which needs no word to the reader.
    const updateQuietly = () => void update().catch(() => undefined)
    updateQuietly()
    welcome.addEventListener('change', updateQuietly)
    return () => {
      unmounted = true
      welcome.removeEventListener('change', updateQuietly)
      stop?.()
    }
  }, [sectionIds])

  return null
}
