'use client'

import { useEffect } from 'react'
import { koreanIsoDay } from '@/lib/korean-time'
import { entryState } from '../navigation/entry-state'

/**
 * Opens the notices' dialog once a visitor and day, after the page has become interactive. A client component, because the script
 * of every page would carry it for the few days with such a notice.
 */
export function NoticeOpener({ id, mark }: { id: string; mark: string }) {
  useEffect(() => {
    const isCovered = () => entryState()?.popup !== undefined || document.querySelector('dialog[open]') !== null
    const day = koreanIsoDay(new Date())
    // It reads the document as it is loaded, which the server does not have.
    void import('./notice-popup-behaviour').then(({ startNoticePopup }) => startNoticePopup({ id, mark: `${day} ${mark}`, isCovered }))
  }, [id, mark])
  return null
}
