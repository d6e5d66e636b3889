'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LazyFailure, LazyLoadError, loadPart } from '../ui/lazy-boundary'
import styles from './zoom-tools.module.css'

/** Nothing ever changes: the server's answer is no, the browser's yes. */
const subscribe = () => () => undefined

/** Gestures are fetched when a drawing comes this near to the screen: most of the home page's never do before they are looked for. */
const NEAR = '25%'

interface ZoomToolsProps {
  label: string
  /** A corner: signs over the drawing instead of words in a row. */
  place: 'row' | 'top-corner' | 'bottom-corner'
}

/**
 * What script adds to a drawing: gestures in its window, and a look at it over the whole screen, whose code is fetched
 * on the first press. Its buttons appear when they can answer.
 */
export function ZoomTools({ label, place }: ZoomToolsProps) {
  const ready = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const [failure, setFailure] = useState<LazyLoadError | null>(null)
  const inRow = place === 'row'
  const tools = useRef<HTMLDivElement>(null)
  const drawing = () => tools.current?.closest<HTMLElement>('[data-zoomable]')

  useEffect(() => {
    const root = drawing()
    if (!root) return undefined
    let stop: (() => void) | undefined
    let gone = false
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        // Without it the levels and the browser's own zoom are left: nothing to tell the reader.
        import('./inline-zoom').then(
          ({ startInlineZoom }) => {
            if (!gone) stop = startInlineZoom(root)
          },
          () => undefined,
        )
      },
      { rootMargin: NEAR },
    )
    near.observe(root)
    return () => {
      gone = true
      near.disconnect()
      stop?.()
    }
  }, [])

  const open = async () => {
    const root = drawing()
    if (!root) return
    try {
      const { openPlanViewer } = await loadPart('도면 전체 화면', () => import('./plan-viewer'))
      openPlanViewer(root, label)
    } catch (error) {
      if (!(error instanceof LazyLoadError)) throw error
      setFailure(error)
    }
  }
  return (
    <div ref={tools} className={inRow ? styles.row : `${styles.corner} ${place === 'top-corner' ? styles.top : styles.bottom}`}>
      {inRow ? (
        // Its place is kept from the start: the levels beside it are pressed before script is there.
        <button type="button" className={ready ? styles.button : `${styles.button} ${styles.awaited}`} onClick={open} aria-haspopup="dialog">
          전체 화면
        </button>
      ) : (
        ready && (
          <>
            <button type="button" className={styles.reset} data-zoom-reset="">
              맞춤
            </button>
            <button type="button" className={styles.button} onClick={open} aria-haspopup="dialog" aria-label={`${label} 전체 화면`}>
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
