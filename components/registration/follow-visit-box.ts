import { visitWords } from '@/lib/messages/ko/visits'
import type { ChosenVisit, VisitPartState } from './choose-visit'
import type { OfferedTime } from './offer-times'
import type { ValidatedFields } from './validated-fields'

interface VisitBoxOptions {
  readonly fields: Pick<ValidatedFields, 'add' | 'remove'>
  /** The form's own button: it says what it does. */
  readonly button: HTMLButtonElement
  readonly announce: (text: string) => void
  readonly signal: AbortSignal
}

export interface VisitBox {
  /** Why the form has to wait before it is sent; empty: it need not. */
  readonly waitsFor: () => string
  /** Whether the browser sends the form: the server then shows the times on a page of its own. */
  readonly goesByItself: () => boolean
  /** What the form's button says while nothing is sent. */
  readonly buttonText: () => string
  /** Offers free times in the part, where it is open. */
  readonly offer: (times: readonly OfferedTime[]) => void
  /** Unticked, and its part gone. */
  readonly close: () => void
}

const valueOf = (part: HTMLElement, name: string) => part.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ''

/** Opens the part of a form in which a visit is chosen while its box is ticked; null where the form has no such box. */
export function followVisitBox(form: HTMLFormElement, options: VisitBoxOptions): VisitBox | null {
  const box = form.querySelector<HTMLInputElement>('input[name=visitWanted]')
  const idPrefix = form.querySelector('[name=phone]')?.id.replace(/phone$/, '')
  return box && followBox(box, { ...options, idPrefix: idPrefix ?? '' })
}

/** Where the part is shown: below the box, in place of what the server has shown there. */
function partOf(box: HTMLInputElement): HTMLElement {
  const label = box.parentElement ?? box
  const shown = label.nextElementSibling
  if (shown instanceof HTMLElement && shown.dataset.visitPart !== undefined) return shown
  const part = document.createElement('div')
  part.dataset.visitPart = ''
  return part
}

/** @param options.idPrefix of the ids of the form's controls */
function followBox(box: HTMLInputElement, { fields, button, announce, signal, idPrefix }: VisitBoxOptions & { idPrefix: string }): VisitBox {
  const label = button.textContent
  const part = partOf(box)
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
    // Empty it would be a gap of the form.
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
      // The form may have come with it ticked, and is emptied to what it came with.
      box.defaultChecked = false
      box.checked = false
      hide()
    },
  }
}
