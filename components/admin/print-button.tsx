'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Opens the browser's dialog. Without scripts there is none to press: the browser's own menu prints the same page. */
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
