'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Opens the print dialog. Hidden without scripts; the browser's menu prints the same page. */
export function PrintButton() {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return scripted ? (
    <button type="button" className="button" onClick={() => window.print()}>
      인쇄
    </button>
  ) : null
}
