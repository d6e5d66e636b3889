import { FIRST_TOUCH, firstTouchOf } from '@/lib/first-touch'
import { nearest, on, root } from './dom'

/** What is no page: endpoints, the office, files. */
const NO_PAGE = /^\/(api|admin)\/|\.\w+$/

/**
 * Carries the first touch (lib/first-touch.ts) along: into a link's address when it is pressed, so that addresses are as
 * they were written until then, and into the hidden field of a form that is posted by itself. Route changes and forms of
 * the framework read it from the root element (client-navigation.tsx, enhance-form.ts).
 */
export function startFirstTouch() {
  // Not every browser's URL has a host where an app of Android stands (android-app://com.nhn.android.search/).
  const host = document.referrer.split('/')[2] ?? ''
  const touch = firstTouchOf(location, host === location.host ? '' : host)
  if (!touch) return
  root.dataset[FIRST_TOUCH] = touch
  const carry = (event: Event) => {
    const link = nearest<HTMLAnchorElement>(event, 'a[href]')
    if (!link || link.origin !== location.origin || NO_PAGE.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return
    const query = new URLSearchParams(link.search)
    query.set(FIRST_TOUCH, touch)
    link.search = `${query}`
  }
  on('click', carry, true)
  on('auxclick', carry, true)
  on<FormDataEvent>('formdata', ({ formData }) => formData.has(FIRST_TOUCH) && formData.set(FIRST_TOUCH, touch))
}
