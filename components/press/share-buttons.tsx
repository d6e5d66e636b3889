'use client'

import { useState, useSyncExternalStore } from 'react'
import styles from './article-view.module.css'

const neverChanges = () => () => undefined

/** Copies the address, and opens the device's own share sheet (KakaoTalk, messages) where there is one. */
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
      setState('주소를 복사했습니다.')
    } catch {
      setState('복사하지 못했습니다. 주소창의 주소를 복사해 주세요.')
    }
  }

  return (
    <div className={styles.share}>
      <p className={styles.shareState} role="status">
        {state}
      </p>
      <button type="button" className={styles.shareButton} onClick={() => void copy()}>
        주소 복사
      </button>
      {canShare ? (
        // Closing the sheet without choosing rejects: nothing happened, nothing to say.
        <button type="button" className={styles.shareButton} onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
          공유하기
        </button>
      ) : null}
    </div>
  )
}
