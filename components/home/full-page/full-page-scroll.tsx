'use client'

import { useEffect } from 'react'
import type { HomeSection } from '../home-sections'

interface FullPageScrollProps {
  /** The side index's list: two components share it, so the page's data holds it once. */
  sections: readonly HomeSection[]
  /**
   * Media query of windows with room for whole screens. A prop, because an import would bring every breakpoint to the browser.
   */
  desktop: string
}

/**
 * Loads the full-page scroll where it helps (a wheel or trackpad, room for whole screens, no reduced motion), and stops it when
 * that changes. Renders nothing.
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

    // If the chunk fails to load, the page scrolls normally: no message.
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
