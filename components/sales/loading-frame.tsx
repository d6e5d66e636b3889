'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated'
import styles from './loading-frame.module.css'

interface LoadingFrameProps {
  src: string
  title: string
  /** Message until the file has loaded. */
  loadingText: string
}

/**
 * A file in an iframe, over a loading message. Without scripts the file covers the message, which would stay for screen readers:
 * it is rendered only with script, which can remove it.
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
