import type { PassVisit } from '@/components/visits/visit-place'
import { visitWords } from '@/lib/messages/ko/visits'
import { bookingLabel } from './booking-label'
import type { ChosenVisit, VisitPartState } from './choose-visit'
import { fetchVisitPart } from './fetch-visit-part'
import type { OfferedTime } from './send-registration'
import type { ValidatedFields } from './validated-fields'
import { wholeSheets } from './whole-sheets'

interface VisitBoxOptions {
  readonly fields: Pick<ValidatedFields, 'add' | 'remove'>
  /** The form's submit button. */
  readonly button: HTMLButtonElement
  readonly announce: (text: string) => void
  readonly signal: AbortSignal
}

export interface VisitBox {
  /** Why the form cannot be sent yet; empty if it can. */
  readonly waitsFor: () => string
  /** Whether the browser posts the form; the server then shows the times on a page of its own. */
  readonly goesByItself: () => boolean
  /** Text of the form's button while nothing is being sent. */
  readonly buttonText: () => string
  /** Offers free times in the part, if it shows times. */
  readonly offer: (times: readonly OfferedTime[]) => void
  /** The end of a booking; null where there is none to show. */
  readonly pass: (visit: PassVisit) => HTMLElement | null
  /** Removes the part. */
  readonly close: () => void
}

/** Shows the controls for a visit while that way is chosen; null where the form has no visit. */
export function followVisitBox(form: HTMLFormElement, options: VisitBoxOptions): VisitBox | null {
  const part = form.querySelector<HTMLElement>('[data-visit-part]')
  return part && follow(form, part, options)
}

function follow(form: HTMLFormElement, part: HTMLElement, { fields, button, announce, signal }: VisitBoxOptions): VisitBox {
  const prefix = form.querySelector('[name=phone]')?.id.replace(/-phone$/, '') ?? ''
  // A form of one way says beside its own text what it does where no times come.
  const interest = button.dataset.interest ?? (button.querySelector('[data-way=interest]') ?? button).textContent
  const ways = [...form.querySelectorAll<HTMLInputElement>('input[name=visitWanted][type=radio]')]
  const isWanted = () => ways.every(({ value, checked }) => value === '' || checked)
  let shown: ChosenVisit | null = null
  let state: VisitPartState | 'closed' | 'unreachable' = 'closed'
  /** State of the part, also while the other way hides it. */
  let times: VisitPartState = 'loading'

  const buttonText = () => {
    if (state === 'unreachable') return visitWords.chooseDay
    return state === 'ready' || state === 'loading' ? bookingLabel(part) : interest
  }
  const enter = (next: typeof state) => {
    state = next
    fields.remove(part)
    if (next === 'ready' || next === 'loading') fields.add(part)
    button.textContent = buttonText()
  }

  const follows = (next: VisitPartState) => {
    times = next
    if (isWanted()) enter(next)
  }

  const close = () => {
    shown?.close()
    shown = null
    enter('closed')
  }
  /** With what was chosen in it: the other way may have been touched by mistake. */
  const hide = (isHidden: boolean) => {
    part.hidden = isHidden
    shown?.hide(isHidden)
    enter(isHidden ? 'closed' : times)
  }

  async function show() {
    enter('loading')
    announce('')
    part.hidden = false
    // A page that opens on this way fills it before anybody has touched it.
    const first = part.querySelector('[name=visitAt]') ? null : Promise.all([fetchVisitPart({ day: null, form: prefix }), wholeSheets()]).then(([html]) => html)
    // Failures are reported where the promise is awaited.
    first?.catch(() => {})
    try {
      const { chooseVisit } = await import('./choose-visit')
      if (signal.aborted || !isWanted() || shown) return
      shown = chooseVisit(part, { prefix, first, onState: follows })
    } catch {
      enter('unreachable')
      announce(visitWords.nextPage)
    }
  }

  const dialog = form.closest('dialog')
  const change = () => {
    // A form that stays after a success keeps its way; a popup begins anew.
    if (!dialog) for (const way of ways) way.defaultChecked = way.checked
    if (!isWanted()) hide(true)
    else if (shown) hide(false)
    else if (state !== 'loading') void show()
  }
  for (const way of ways) way.addEventListener('change', change, { signal })
  // While something is sent, the button says so.
  part.addEventListener('change', () => !button.disabled && (button.textContent = buttonText()), { signal })
  // A popup that is opened again after a booking.
  dialog?.addEventListener('focusin', () => state === 'closed' && !form.hidden && change(), { signal })
  signal.addEventListener('abort', close, { once: true })
  change()

  return {
    waitsFor: () => (state === 'loading' ? visitWords.loadingTimes : ''),
    goesByItself: () => state === 'unreachable',
    buttonText,
    // Times that did not come stay away, whatever a form without one is refused for.
    offer: (free) => {
      if (state === 'ready') shown?.offer(free)
    },
    pass: (visit) => shown?.pass(visit) ?? null,
    close,
  }
}
