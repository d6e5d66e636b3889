import { useEffect, type RefObject } from 'react'

/**
 * Closes an opened `<details>` by Escape, which gives the focus back to its summary, and by a press elsewhere. Hears both before
 * anybody else: this Escape must not also close what the details stand in, here or in the page around an iframe.
 */
export function useClosedByReader(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const listening = new AbortController()
    const early = { signal: listening.signal, capture: true }
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopImmediatePropagation()
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      },
      early,
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (details.current && !details.current.contains(target as Node)) details.current.open = false
      },
      early,
    )
    return () => listening.abort()
  }, [details])
}
