import { HYDRATED } from '../navigation/hydrated'
import { isPlainClick, nearest, on } from './dom'

/** How long a press waits for the framework; then the browser answers it: by the link's page, by a plain post. */
const WAIT_MS = 5000

/**
 * Event replay: links and forms with `data-early` are answered in place by the framework. Pressed before hydration, they are marked
 * `aria-busy`, and pressed again once it is. Other forms that are posted by themselves are marked `data-sent`.
 */
export function replayEarlyEvents() {
  const hold = (event: Event, control: HTMLElement | null, press: () => void) => {
    if (!control) return
    event.preventDefault()
    if (control.ariaBusy) return
    control.ariaBusy = 'true'
    const go = () => {
      if (!control.ariaBusy) return
      control.ariaBusy = null
      delete control.dataset.early
      press()
    }
    control.addEventListener(HYDRATED, go, { once: true })
    setTimeout(go, WAIT_MS)
  }

  on<MouseEvent>('click', (event) => {
    const link = isPlainClick(event) ? nearest(event, 'a[data-early]') : null
    hold(event, link, () => link?.click())
  })
  on<SubmitEvent>('submit', (event) => {
    const form = nearest<HTMLFormElement>(event, 'form[data-early]')
    hold(event, form, () => form?.requestSubmit(event.submitter))
    if (!event.defaultPrevented) (event.target as HTMLElement).dataset.sent = ''
  })
}
