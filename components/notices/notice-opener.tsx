'use client'

import { useEffect } from 'react'
import { koreanIsoDay } from '@/lib/korean-time'
import { entryState } from '../navigation/entry-state'

/** By then the App Router has written its first history entry. */
const ROUTER_MS = 500

/**
 * Opens the notices' dialog once a visitor and day, after the page has become interactive. A client component, because the script
 * of every page would carry it for the few days with such a notice.
 */
export function NoticeOpener({ id, mark }: { id: string; mark: string }) {
  useEffect(() => {
    const isCovered = () => entryState()?.popup !== undefined || document.querySelector('dialog[open]') !== null
    const day = koreanIsoDay(new Date())
    const open = async () => {
      // It reads the document as it is loaded, which the server does not have.
      const { startNoticePopup } = await import('./notice-popup-behaviour')
      startNoticePopup({ id, mark: `${day} ${mark}`, isCovered })
    }
    // Behind the App Router's own first entry, which would take the dialog's mark away and so close it. A script that does not
    // arrive is not missed: the same lines stand in the bar.
    const timer = setTimeout(() => void open().catch(() => undefined), ROUTER_MS)
    return () => clearTimeout(timer)
  }, [id, mark])
  return null
}
