'use client'

import { useState, useSyncExternalStore } from 'react'
import { shareWords } from '@/lib/messages/ko/share'
import styles from './share-buttons.module.css'

const neverChanges = () => () => undefined

/** Copies the address, and opens the device's share sheet (KakaoTalk, messages) if there is one. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )
  const [state, setState] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setState(shareWords.copied)
    } catch {
      setState(shareWords.notCopied)
    }
  }

  return (
    <div className={styles.share}>
      <p className={styles.state} role="status">
        {state}
      </p>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {shareWords.copy}
      </button>
      {canShare ? (
        // Closing the sheet rejects the promise; that is no error.
        <button type="button" className={styles.button} onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
          {shareWords.share}
        </button>
      ) : null}
    </div>
  )
}
