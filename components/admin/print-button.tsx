'use client'

import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { useScripted } from './use-scripted'

/** Opens the print dialog. Hidden without scripts; the browser's menu prints the same page. */
export function PrintButton() {
  return useScripted() ? (
    <button type="button" className="button" onClick={() => window.print()}>
      {words.print}
    </button>
  ) : null
}
