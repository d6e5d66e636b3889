import type { Direction } from './wheel-gesture'

const TYPED_INTO = 'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const FORM_CONTROL = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const TAKES_SPACE = `${FORM_CONTROL}, button, summary, a[href], video, audio`
const TAKES_ARROWS = `${FORM_CONTROL}, [role="tab"], [role="radio"], [role="menuitem"], video, audio`

/** True while the reader types or a dialog is open: the page must not scroll by sections then. */
export const isBusy = (page: Document) => Boolean(page.activeElement?.matches(TYPED_INTO)) || page.querySelector('dialog[open]') !== null

/** True when something between `target` and the page still scrolls that way, e.g. a consent text. */
export function scrollsWithin(target: EventTarget | null, direction: Direction): boolean {
  for (let node = target instanceof Element ? target : null; node && node !== document.body; node = node.parentElement) {
    if (node.scrollHeight <= node.clientHeight + 1) continue
    const overflow = getComputedStyle(node).overflowY
    if (overflow !== 'auto' && overflow !== 'scroll') continue
    const room = direction > 0 ? node.scrollHeight - node.clientHeight - node.scrollTop : node.scrollTop
    if (room > 1) return true
  }
  return false
}

export type KeyMove = { kind: 'step'; direction: Direction; page: boolean } | { kind: 'edge'; direction: Direction }

/** The step that a key asks for, or null when the focused element handles the key. */
export function keyMove(event: KeyboardEvent): KeyMove | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  switch (event.key) {
    case 'PageDown':
      return { kind: 'step', direction: 1, page: true }
    case 'PageUp':
      return { kind: 'step', direction: -1, page: true }
    case ' ':
      return target?.closest(TAKES_SPACE) ? null : { kind: 'step', direction: event.shiftKey ? -1 : 1, page: true }
    case 'ArrowDown':
      return target?.closest(TAKES_ARROWS) ? null : { kind: 'step', direction: 1, page: false }
    case 'ArrowUp':
      return target?.closest(TAKES_ARROWS) ? null : { kind: 'step', direction: -1, page: false }
    case 'Home':
      return target?.closest(TAKES_ARROWS) ? null : { kind: 'edge', direction: -1 }
    case 'End':
      return target?.closest(TAKES_ARROWS) ? null : { kind: 'edge', direction: 1 }
    default:
      return null
  }
}
