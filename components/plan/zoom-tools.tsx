'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LazyFailure, LazyLoadError, loadPart } from '../ui/lazy-boundary'
import { startInlineZoom } from './inline-zoom'
import styles from './zoom-tools.module.css'

/** Nothing ever changes: the server's answer is no, the browser's yes. */
const subscribe = () => () => undefined

interface ZoomToolsProps {
  label: string
  /** A corner: signs over the drawing instead of words in a row. */
  place: 'row' | 'top-corner' | 'bottom-corner'
}

/**
 * What script adds to a drawing: gestures in its window, and a look at it over the whole screen, whose code is fetched
 * on the first press. Appears when it can answer.
 */
export function ZoomTools({ label, place }: ZoomToolsProps) {
  const ready = useSyncExternalStore(subscribe, () => true, () => false)
  const [failure, setFailure] = useState<LazyLoadError | null>(null)
  const inRow = place === 'row'
  const tools = useRef<HTMLDivElement>(null)
  const drawing = () => tools.current?.closest<HTMLElement>('[data-zoomable]')

  useEffect(() => {
    const root = drawing()
    return root ? startInlineZoom(root) : undefined
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
      {ready && (
        <>
          <button type="button" className={styles.reset} data-zoom-reset="">맞춤</button>
          <button type="button" className={styles.button} onClick={open} aria-haspopup="dialog" aria-label={inRow ? undefined : `${label} 전체 화면`}>
            {inRow ? '전체 화면' : <ExpandSign />}
          </button>
        </>
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
