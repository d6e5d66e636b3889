'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { LazyFailure, LazyLoadError, loadPart } from '../ui/lazy-boundary'
import styles from './full-screen-button.module.css'

/** Nothing ever changes: the server's answer is no, the browser's yes. */
const subscribe = () => () => undefined

/** Appears when it can answer: until then the levels beside it do the work. The viewer is fetched on the first press. */
export function FullScreenButton({ label }: { label: string }) {
  const ready = useSyncExternalStore(subscribe, () => true, () => false)
  const [failure, setFailure] = useState<LazyLoadError | null>(null)
  const button = useRef<HTMLButtonElement>(null)
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
