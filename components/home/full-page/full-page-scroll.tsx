'use client'

import { useEffect } from 'react'
import type { HomeSection } from '../home-sections'

interface FullPageScrollProps {
  /** Those of the side index: a list that two components share is in the page's data once. */
  sections: readonly HomeSection[]
  /** Media query of windows with room for whole screens. Given: an import would bring every breakpoint to the browser. */
  desktop: string
}

/**
 * Loads the full-page scroll where one screen a gesture helps (a wheel or trackpad, room for whole screens, and a reader who
 * welcomes motion), and stops it when that changes. Renders nothing.
 */
export function FullPageScroll({ sections, desktop }: FullPageScrollProps) {
  useEffect(() => {
    const enabled = window.matchMedia(`${desktop} and (pointer: fine) and (prefers-reduced-motion: no-preference)`)
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
      stop = startFullPageScroll(sections.map(({ id }) => id))
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
  }, [sections, desktop])

  return null
}
