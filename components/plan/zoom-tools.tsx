'use client'

import { useEffect, useRef, useState } from 'react'
import { planZoomWords } from '@/lib/messages/ko/plan-zoom'
import { LazyFailure, LazyLoadError, loadPart } from '../ui/lazy-boundary'
import { useHydrated } from '../ui/use-hydrated'
import styles from './zoom-tools.module.css'

/** `rootMargin` at which the gestures' script is loaded, so that drawings out of sight cost nothing. */
const PRELOAD_MARGIN = '25%'

interface ZoomToolsProps {
  label: string
  /** `corner`: icon buttons over the drawing instead of a row of text buttons. */
  place: 'row' | 'top-corner' | 'bottom-corner'
}

/**
 * Zoom gestures and the full-screen button of a drawing, both loaded on demand. The buttons are shown after hydration.
 */
export function ZoomTools({ label, place }: ZoomToolsProps) {
  const ready = useHydrated()
  const [failure, setFailure] = useState<LazyLoadError | null>(null)
  const inRow = place === 'row'
  const toolbar = useRef<HTMLDivElement>(null)
  const findRoot = () => toolbar.current?.closest<HTMLElement>('[data-zoomable]')

  useEffect(() => {
    const root = findRoot()
    if (!root) return undefined
    let stop: (() => void) | undefined
    let unmounted = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // If it fails to load, the zoom level buttons and the browser's zoom still work: no message.
        import('./inline-zoom').then(
          ({ startInlineZoom }) => {
            if (!unmounted) stop = startInlineZoom(root)
          },
          () => undefined,
        )
      },
      { rootMargin: PRELOAD_MARGIN },
    )
    observer.observe(root)
    return () => {
      unmounted = true
      observer.disconnect()
      stop?.()
    }
  }, [])

  const open = async () => {
    const root = findRoot()
    if (!root) return
    try {
      const { openPlanViewer } = await loadPart(planZoomWords.viewer, () => import('./plan-viewer'))
      openPlanViewer(root, label)
    } catch (error) {
      if (!(error instanceof LazyLoadError)) throw error
      setFailure(error)
    }
  }
  return (
    <div ref={toolbar} className={inRow ? styles.row : `${styles.corner} ${place === 'top-corner' ? styles.top : styles.bottom}`}>
      {inRow ? (
        // Space is reserved from the start, so that the zoom level buttons beside it do not move at hydration.
        <button type="button" className={ready ? styles.button : `${styles.button} ${styles.awaited}`} onClick={open} aria-haspopup="dialog">
          {planZoomWords.fullScreen}
        </button>
      ) : (
        ready && (
          <>
            <button type="button" className={styles.reset} data-zoom-reset="">
              {planZoomWords.fit}
            </button>
            <button type="button" className={styles.button} onClick={open} aria-haspopup="dialog" aria-label={planZoomWords.fullScreenOf(label)}>
              <ExpandSign />
            </button>
          </>
        )
      )}
      {failure && <LazyFailure error={failure} />}
    </div>
  )
}

const ExpandSign = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M10 2h4v4M14 2L9.5 6.5M6 14H2v-4M2 14l4.5-4.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
  </svg>
)
