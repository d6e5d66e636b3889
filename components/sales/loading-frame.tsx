'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated'
import styles from './loading-frame.module.css'

interface LoadingFrameProps {
  src: string
  title: string
  /** Said until the file is there. */
  loadingText: string
}

/**
 * A file shown in the page. The text below it says that it is loading. Without scripts the file simply covers it, and nobody
 * would hear that it is there: it is not said until there is a script to take it away.
 */
export function LoadingFrame({ src, title, loadingText }: LoadingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loading, setLoading] = useState(true)
  const hydrated = useHydrated()
  useEffect(() => {
    // The file may have arrived before this listener did.
    const { contentDocument } = frame.current ?? {}
    if (contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank') setLoading(false)
  }, [])
  return (
    <div className={styles.viewer}>
      <p role="status" className={styles.loading} aria-hidden={hydrated ? undefined : true}>
        {loading ? loadingText : ''}
      </p>
      <iframe ref={frame} src={src} title={title} loading="lazy" onLoad={() => setLoading(false)} className={styles.frame} />
    </div>
  )
}
