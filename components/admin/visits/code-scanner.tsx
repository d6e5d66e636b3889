'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { adminPaths } from '@/lib/admin-routes'
import admin from '@/components/admin/admin.module.css'
import styles from './code-scanner.module.css'
import { registrationOfCode } from './registration-of-code'
import { scanCodes } from './scan-codes'
import { scannerWords as words } from '@/lib/messages/ko/office-scanner'

const never = () => () => undefined

/**
 * Scrolls to the row of the visitor who arrived and focuses its next button.
 * @returns false if the list does not have the row
 */
function showRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-visit="${CSS.escape(id)}"]`)
  if (!row) return false
  for (const other of document.querySelectorAll<HTMLElement>('[data-found]')) delete other.dataset.found
  row.dataset.found = ''
  row.scrollIntoView({ block: 'center' })
  ;(row.querySelector<HTMLElement>('[data-arrival] button') ?? row.querySelector<HTMLElement>('th a'))?.focus({ preventScroll: true })
  return true
}

/**
 * Scans the QR code on a visitor's phone with this device's camera and opens the visit: its row in the list of the day,
 * or the registration. Hidden without camera or script; the search by name and digits finds everybody.
 */
export function CodeScanner() {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const scan = useRef<AbortController>(null)
  const [said, setSaid] = useState(words.looking)
  const usable = useSyncExternalStore(
    never,
    () => 'mediaDevices' in navigator,
    () => false,
  )

  useEffect(() => {
    const close = () => {
      if (document.hidden) dialog.current?.close()
    }
    document.addEventListener('visibilitychange', close)
    return () => {
      document.removeEventListener('visibilitychange', close)
      scan.current?.abort()
    }
  }, [])

  async function open() {
    if (!dialog.current || !video.current) return
    const { signal } = (scan.current = new AbortController())
    setSaid(words.looking)
    dialog.current.showModal()
    const isWanted = (text: string) => {
      const isVisit = registrationOfCode(text) !== null
      if (!isVisit) setSaid(words.foreign)
      return isVisit
    }
    try {
      const text = await scanCodes(video.current, { signal, isWanted })
      const id = text === null ? null : registrationOfCode(text)
      if (id === null) return
      dialog.current.close()
      if (!showRow(id)) location.assign(adminPaths.booking(id))
    } catch {
      if (!signal.aborted) setSaid(words.noCamera)
    }
  }

  return !usable ? null : (
    <>
      <button type="button" className="button" onClick={() => void open()}>
        {words.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="scan-title" onClose={() => scan.current?.abort()}>
        <h2 id="scan-title" className={admin.part}>
          {words.title}
        </h2>
        <video ref={video} className={styles.picture} muted playsInline aria-label={words.picture} />
        <p role="status">{said}</p>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  )
}
