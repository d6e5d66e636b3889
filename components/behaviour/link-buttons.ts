import { nearest, on } from './dom'

/** Links with a button's role (openers, 더보기): Space presses them too. */
export const startLinkButtons = () =>
  on<KeyboardEvent>('keydown', (event) => {
    const opener = event.key === ' ' && nearest(event, 'a[role=button]')
    if (opener) {
      event.preventDefault()
      opener.click()
    }
  })
