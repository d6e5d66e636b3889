import { useCallback, useSyncExternalStore } from 'react'

const never = () => () => undefined
const watchFullScreen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** @returns whether the media query matches; `onServer` until the browser answers */
export function useMedia(query: string, onServer: boolean): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => onServer,
  )
}

/** @returns whether scripts answer: false on the server, and until the framework is there */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** How the page can fill the screen: by itself, by a window of its own (iPhones, out of a frame), or not at all. */
export type ScreenWay = 'full' | 'window' | 'none'

/** @returns the way there is, and whether the page fills the screen now */
export function useFullScreen(): { way: ScreenWay; full: boolean; toggle: () => void } {
  const way = useSyncExternalStore(
    never,
    () => (document.fullscreenEnabled ? 'full' : window.self === window.top ? 'none' : 'window'),
    (): ScreenWay => 'none',
  )
  const full = useSyncExternalStore(
    watchFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const toggle = () => {
    // Refused where the frame around it does not allow it: then nothing happens, as with the browser's own key.
    const change = full ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return { way, full, toggle }
}
