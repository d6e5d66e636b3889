import { visitWords } from '@/lib/messages/ko/visits'
import type { ChosenVisit, VisitPartState } from './choose-visit'
import type { OfferedTime } from './offer-times'
import type { ValidatedFields } from './validated-fields'

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
  /** Offers free times in the part, if it is open. */
  readonly offer: (times: readonly OfferedTime[]) => void
  /** Unticks the box and removes its part. */
  readonly close: () => void
}

const valueOf = (part: HTMLElement, name: string) => part.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ''

/** Shows the controls for a visit while their box is ticked; null where the form has no such box. */
export function followVisitBox(form: HTMLFormElement, options: VisitBoxOptions): VisitBox | null {
  const box = form.querySelector<HTMLInputElement>('input[name=visitWanted]')
  const idPrefix = form.querySelector('[name=phone]')?.id.replace(/phone$/, '')
  return box && followBox(box, { ...options, idPrefix: idPrefix ?? '' })
}

/** The element below the box that holds the controls; it replaces what the server rendered there. */
function sectionOf(box: HTMLInputElement): HTMLElement {
  const label = box.parentElement ?? box
  const shown = label.nextElementSibling
  if (shown instanceof HTMLElement && shown.dataset.visitPart !== undefined) return shown
  const part = document.createElement('div')
  part.dataset.visitPart = ''
  return part
}

/** @param options.idPrefix prefix of the ids of the form's controls */
function followBox(box: HTMLInputElement, { fields, button, announce, signal, idPrefix }: VisitBoxOptions & { idPrefix: string }): VisitBox {
  const label = button.textContent
  const part = sectionOf(box)
  let shown: ChosenVisit | null = null
  let state: VisitPartState | 'closed' | 'unreachable' = 'closed'

  const buttonText = () => (state === 'ready' ? visitWords.submit : label)

  const onState = (next: VisitPartState) => {
    state = next
    fields.remove(part)
    if (next === 'ready' || next === 'loading') fields.add(part)
    button.textContent = buttonText()
  }

  const hide = () => {
    fields.remove(part)
    shown?.close()
    shown = null
    // An empty element would leave a gap in the form.
    part.remove()
    state = 'closed'
    button.textContent = buttonText()
  }

  async function show() {
    state = 'loading'
    try {
      const { chooseVisit } = await import('./choose-visit')
      if (signal.aborted || !box.checked || shown) return
      const before = { visitDay: valueOf(part, 'visitDay'), visitAt: valueOf(part, 'visitAt'), visitPeople: valueOf(part, 'visitPeople') || '2' }
      fields.remove(part)
      part.removeAttribute('class')
      box.parentElement?.after(part)
      shown = chooseVisit(part, { idPrefix, before, onState })
    } catch {
      state = 'unreachable'
      announce(visitWords.nextPage)
    }
  }

  const follow = () => {
    if (!box.checked) hide()
    else if (!shown) void show()
  }
  box.addEventListener('change', follow, { signal })
  signal.addEventListener('abort', hide, { once: true })
  if (box.checked) follow()

  return {
    waitsFor: () => (state === 'loading' ? visitWords.loadingTimes : ''),
    goesByItself: () => state === 'unreachable',
    buttonText,
    offer: (times) => shown?.offer(times),
    close() {
      // If the box was rendered ticked, a reset of the form would tick it again.
      box.defaultChecked = false
      box.checked = false
      hide()
    },
  }
}
