'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { ROUTER_MARK } from '@/lib/delivery/next/router-state'
import { FIRST_TOUCH } from '@/lib/first-touch'
import { sectionOf } from '@/lib/site-section'
import { entryState, OVERLAYS } from './entry-state'
import { layOutLater } from './lay-out-later'
import { menuPrefetch } from './menu-prefetch'
import { NAVIGATED } from './navigated'
import { keepOneHead } from './served-head'

/** Other links open a window, save a file, or the popup. */
const PAGE_LINK = 'a[href]:not([target], [download], [data-popup-open])'

/** Files and endpoints are the browser's business: downloads, feeds, exports. */
const isPage = (url: URL) => url.origin === location.origin && !/^\/api\/|\.\w+$/.test(url.pathname)

/**
 * What has a document of its own, and is loaded whole on the way there and back: pages in English (app/en/layout.tsx), and
 * the reception's, the only one whose policy lets it have the camera (middleware.ts).
 */
const documentOf = ({ pathname }: { pathname: string }) => /^\/(en|admin\/visits$)(?=\/|$)/.exec(pathname)?.[1]

/** The page that a press or a look at `target` would open, or null where it is not this component's to open. */
function linkedPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINK)
  if (!link) return null
  const url = new URL(link.href)
  const touch = document.documentElement.dataset[FIRST_TOUCH]
  const isPlaceHere = url.hash && url.pathname === location.pathname
  if (touch && !isPlaceHere) url.searchParams.set(FIRST_TOUCH, touch)
  return isPage(url) && documentOf(url) === documentOf(location) && !(isPlaceHere && url.search === location.search) ? url : null
}

const addressOf = (url: URL) => url.pathname + url.search + url.hash

/** Sets the page's text in the files of its part of the site (lib/cli/generate/fonts/faces.ts). React never changes this element's classes. */
function setInFontsOf(path: string): void {
  const main = document.querySelector('main')
  if (main) main.className = main.className.replace(/ set-.*|$/, ` set-${sectionOf(path)}`)
}

/** The router's own mark of the present entry, without those of overlays (components/behaviour/overlay-entry.ts). */
function routerState(): object | null {
  const state = { ...entryState() }
  for (const overlay of OVERLAYS) Reflect.deleteProperty(state, overlay)
  return state[ROUTER_MARK] ? state : null
}

/**
 * Turns plain `<a>` links into client navigation, once for the whole document.
 *
 * next/link is deliberately not used: it costs 3.6 kB and makes every link a client component that has to
 * hydrate. Here links stay server-rendered and work before hydration and without JavaScript. Their pages are
 * fetched ahead when a mouse or the keyboard comes to them, and as menu-prefetch.ts says. A finger's touch fetches
 * nothing by itself: the press follows within a tenth of a second, and asks for the page in one round trip,
 * where fetching ahead takes two.
 */
export function ClientNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const shown = useRef(pathname)
  /** The page that a link led to, until it stands there; null after Back and Forward. */
  const pushed = useRef<URL | null>(null)
  const state = useRef<object | null>(null)

  // The router measures the page as soon as it stands in the document, which lays it out: this comes before.
  useInsertionEffect(() => {
    if (shown.current === pathname) return
    setInFontsOf(pathname)
    if (pushed.current?.hash === '') layOutLater()
  }, [pathname])

  // Before the page is painted: the menu that it was chosen in would cover its first frame.
  useLayoutEffect(() => {
    state.current = routerState()
    if (shown.current === pathname) return
    shown.current = pathname
    document.dispatchEvent(new Event(NAVIGATED))
    // Back and Forward keep the place that the browser remembers.
    if (!pushed.current) return
    pushed.current = null
    if (location.hash) return
    scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])

  useEffect(keepOneHead, [])

  useEffect(() => {
    const pageOf = (target: EventTarget | null) => {
      const url = linkedPage(target)
      return url && url.pathname !== location.pathname ? addressOf(url) : null
    }
    const prefetchPage = (event: Event) => {
      // A finger that presses a link leaves the focus on it.
      const byFinger = event.type === 'focusin' ? !(event.target as Element).matches(':focus-visible') : (event as PointerEvent).pointerType === 'touch'
      const page = byFinger ? null : pageOf(event.target)
      if (page) router.prefetch(page)
    }
    const menu = menuPrefetch(pageOf, (page) => router.prefetch(page))
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const url = linkedPage(event.target)
      if (!url) return
      event.preventDefault()
      menu.stopPrefetching()
      pushed.current = url.pathname === location.pathname ? null : url
      // From inside an overlay its history entry is used up, so that Back leads to the page and not to the overlay.
      if (OVERLAYS.some((overlay) => entryState()?.[overlay])) router.replace(addressOf(url))
      else router.push(addressOf(url))
    }
    // Entries made outside the router (`#anchor` links, the popup before hydration) have no state of it, and
    // the router ignores Back to them. They show the present page, so they get its state.
    const repairEntryState = () => {
      pushed.current = null
      const here = decodeURI(location.pathname) === decodeURI(shown.current)
      if (!entryState()?.[ROUTER_MARK] && state.current && here) history.replaceState({ ...entryState(), ...state.current }, '')
    }

    document.addEventListener('click', follow)
    document.addEventListener('pointerover', prefetchPage, { passive: true })
    document.addEventListener('focusin', prefetchPage)
    addEventListener('popstate', repairEntryState)
    addEventListener('hashchange', repairEntryState)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('pointerover', prefetchPage)
      document.removeEventListener('focusin', prefetchPage)
      removeEventListener('popstate', repairEntryState)
      removeEventListener('hashchange', repairEntryState)
      menu.end()
    }
  }, [router])

  return null
}
