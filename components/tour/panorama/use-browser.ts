import { useCallback, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined
const subscribeToFullScreen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** @returns whether the media query matches; `onServer` until hydration */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}

/** @returns whether the page is in an iframe; true until hydration */
export const useFramed = () =>
  useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => true,
  )

/** Full-screen support: by the Fullscreen API, by opening a new window (iPhones, from an iframe), or none. */
export type FullScreenMode = 'full' | 'window' | 'none'

/** @returns the supported mode, and whether the page is in full screen now */
export function useFullScreen(): { mode: FullScreenMode; full: boolean; toggle: () => void } {
  const mode = useSyncExternalStore(
    neverChanges,
    () => (document.fullscreenEnabled ? 'full' : window.self === window.top ? 'none' : 'window'),
    (): FullScreenMode => 'none',
  )
  const full = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = () => {
    // Rejected where the iframe has no permission: ignored.
    const change = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return { mode, full, toggle }
}
