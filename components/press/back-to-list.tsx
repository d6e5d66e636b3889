'use client'

import type { MouseEvent } from 'react'
import { wasOpenedFromList } from './opened-from-list'

/** Goes back one step where that is the list, so that it is found as it was left; leads to the list otherwise. */
export function BackToList({ href, articlePath }: { href: string; articlePath: string }) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !wasOpenedFromList(articlePath)) return
    event.preventDefault()
    history.back()
  }
  return <a className="button" href={href} onClick={onClick}>목록으로</a>
}
