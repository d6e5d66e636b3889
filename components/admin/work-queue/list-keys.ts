/** The link of each row of the page's lists; j and k move along these. */
const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-row] th a')]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, select, textarea') !== null)

function go(step: 1 | -1): void {
  const links = rowLinks()
  const row = document.activeElement?.closest('[data-row]')
  const at = row ? links.findIndex((link) => row.contains(link)) : step === 1 ? -1 : links.length
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}

/**
 * Keyboard shortcuts of lists: j and k move from row to row, ? shows help; none records anything. Keys are read by their
 * position on an English keyboard, so that they work while Korean is typed, too. Enter is left to the focused link.
 * @param isOn whether single letters are wanted (WCAG 2.1.4)
 * @returns how to stop listening
 */
export function listenToListKeys(isOn: () => boolean, help: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]')) return
    if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
      event.preventDefault()
      return help()
    }
    if (!isOn() || event.shiftKey) return
    if (event.code === 'KeyJ') go(1)
    else if (event.code === 'KeyK') go(-1)
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
