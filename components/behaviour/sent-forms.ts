import { on } from './dom'

/** Marks a form that the browser posts by itself: what enhances it later lets the post be (components/registration/enhance-form.ts). */
export const startSentForms = () =>
  on('submit', (event) => {
    if (!event.defaultPrevented) (event.target as HTMLElement).dataset.sent = ''
  })
