'use client'

import { useEffect, useRef, useState } from 'react'
import { LazyFailure, LazyLoadError, loadPart } from '../ui/lazy-boundary'
import styles from './full-screen-button.module.css'

/** Appears when it can answer: until then the levels beside it do the work. The viewer is fetched on the first press. */
export function FullScreenButton({ label }: { label: string }) {
  const [ready, setReady] = useState(false)
  const [failure, setFailure] = useState<LazyLoadError | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setReady(true), [])
  if (!ready) return null

  const open = async () => {
    const drawing = button.current?.closest('[data-zoomable]')?.querySelector('[data-zoom-content]')
    if (!drawing) return
    try {
      const { openPlanViewer } = await loadPart('도면 전체 화면', () => import('./plan-viewer'))
      openPlanViewer(drawing, label)
    } catch (error) {
      if (!(error instanceof LazyLoadError)) throw error
      setFailure(error)
    }
  }
  return (
    <>
      <button ref={button} type="button" className={styles.button} onClick={open} aria-haspopup="dialog">전체 화면</button>
      {failure && <LazyFailure error={failure} />}
    </>
  )
}
