import '@/components/ui/fact-list.module.css'
import '@/components/visits/model-house-maps.module.css'
import styles from '@/components/visits/appointment.module.css'
import placeStyles from '@/components/visits/visit-place.module.css'
import type { PassVisit } from '@/components/visits/visit-place'
import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH } from '@/lib/routes'
import { createElement as create } from './create-element'
import { fetchVisitPart } from './fetch-visit-part'
import { followStepper } from './people-stepper'
import { passMonths } from './pass-months'
import type { OfferedTime } from './send-registration'

/** State of the times: loading, shown, or failed. `none`: all times are taken. */
export type VisitPartState = 'loading' | 'ready' | 'failed' | 'none'

export interface ChosenVisit {
  /** Adds free times to those offered; they may be of another day. */
  offer(times: readonly OfferedTime[]): void
  /** The end of a booking, filled in; null where the server sent none. */
  pass(visit: PassVisit): HTMLElement | null
  /** Hides what stands beside the form, or shows it again. */
  hide(isHidden: boolean): void
  close(): void
}

interface ChooseVisitOptions {
  /** Prefix of the ids of the form's controls. */
  prefix: string
  /** The controls, which were asked for while this script arrived; null where the page brought them. */
  first: Promise<string> | null
  /** Called after the controls have changed. */
  onState: (state: VisitPartState) => void
}

const SAID: Readonly<Record<Exclude<VisitPartState, 'ready'>, string>> = {
  loading: visitWords.loadingTimes,
  failed: visitWords.timesFailed,
  none: visitWords.noTimes,
}

/** Status and error texts about the times, and a button to retry. */
function visitNotices(onRetry: () => void) {
  const status = create('p', {})
  status.setAttribute('role', 'status')
  const retry = create('button', { type: 'button', className: 'button' }, visitWords.tryAgain)
  retry.addEventListener('click', () => retry.ariaDisabled !== 'true' && onRetry())
  const ways = create('div', { className: styles.retry ?? '', hidden: true }, retry, create('a', { href: VISIT_PATH }, visitWords.bookElsewhere))
  return {
    status,
    ways,
    /** @returns whether a button that had the focus is hidden now */
    say(state: VisitPartState, label: string) {
      status.textContent = state === 'ready' ? visitWords.timesShown(label) : SAID[state]
      // Visually redundant: the list below shows the times.
      status.className = state === 'ready' ? 'visually-hidden' : (styles.status ?? '')
      const hasFocus = ways.contains(document.activeElement)
      // A button that is hidden or disabled would lose the focus.
      retry.ariaDisabled = String(state === 'loading')
      ways.hidden = state !== 'failed' && !(hasFocus && state === 'loading')
      ways.style.display = ways.hidden ? 'none' : ''
      return hasFocus && ways.hidden
    },
  }
}

/** Times of other days, as the server renders them (components/visits/appointment-times.tsx). */
function groupOfOthers(chips: readonly HTMLElement[]) {
  const label = create('span', { ariaHidden: 'true' }, visitWords.otherTimes)
  const group = create('div', { className: `${styles.part} ${styles.others}`, ariaLabel: visitWords.otherTimes }, label)
  group.setAttribute('role', 'group')
  group.append(create('div', { className: styles.chips ?? '' }, ...chips))
  return group
}

const parsed = (html: string) => document.createRange().createContextualFragment(html)
const radiosOf = (root: ParentNode, name: string) => [...root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)]

/**
 * Enhances the controls to choose a visit in `part`: fetches them where the page did not bring them, and the times of another day
 * when one is chosen. The calendar stays as it is, so that the focus does.
 */
export function chooseVisit(part: HTMLElement, { prefix, first, onState }: ChooseVisitOptions): ChosenVisit {
  const root = part.closest<HTMLElement>('[data-registration]')
  const box = create('div', {})
  const controller = new AbortController()
  const notices = visitNotices(() => void retry())
  /** Number of days looked at, to ignore late responses about an earlier day. */
  let looks = 0
  let retry = () => open(fetchVisitPart({ day: null, form: prefix }))

  const timesOf = (day: string) => fetchVisitPart({ day, form: prefix, only: 'times' })
  const chosenDay = () => radiosOf(part, 'visitDay').find(({ checked }) => checked)
  const enter = (state: VisitPartState) => {
    const isFocusLost = notices.say(state, chosenDay()?.ariaLabel ?? '')
    onState(state)
    if (isFocusLost) chosenDay()?.focus()
  }

  const ready = () => {
    for (const own of part.querySelectorAll<HTMLElement>('[data-without-script]')) own.hidden = true
    followStepper(part, controller.signal)
    placeBelow()
    enter('ready')
  }

  const isPopup = Boolean(root?.closest('dialog'))
  /** Null where a page has it in a column of its own. */
  const placeInForm = () => root?.querySelector<HTMLElement>('form [data-visit-place]') ?? null

  /** After the button, where it does not part the visit from who comes. */
  function placeBelow() {
    const place = placeInForm()
    if (place) part.closest('form')?.append(place)
    hide(Boolean(part.hidden))
  }

  function hide(isHidden: boolean) {
    const place = placeInForm()
    if (!place) return
    place.hidden = isHidden
    if (isPopup) root?.classList.toggle(placeStyles.beside ?? '', !isHidden)
  }

  async function open(loading: Promise<string>) {
    looks += 1
    const own = looks
    enter('loading')
    try {
      const html = await loading
      if (own !== looks) return
      box.replaceChildren(parsed(html))
      if (html === '') enter('none')
      else ready()
    } catch {
      if (own === looks) enter('failed')
    }
  }

  async function look(day: string) {
    looks += 1
    const own = looks
    const times = part.querySelector('[data-visit-times]')
    // No time of the day before may be sent with this one.
    for (const radio of radiosOf(part, 'visitAt')) Object.assign(radio, { checked: false, disabled: true })
    enter('loading')
    try {
      const html = await timesOf(day)
      if (own !== looks) return
      times?.replaceWith(parsed(html))
      for (const shown of radiosOf(part, 'visitDayShown')) shown.value = day
      enter('ready')
    } catch {
      if (own !== looks) return
      retry = () => look(day)
      enter('failed')
    }
  }

  /** Tab leads to the chosen day of the calendar only, so that one has to be in a month that is shown. @param months `2026-11 2026-12` */
  function chooseDayOf(months: string) {
    const isOf = ({ value }: HTMLInputElement) => months.includes(value.slice(0, 7))
    const chosen = chosenDay()
    if (chosen && isOf(chosen)) return
    radiosOf(part, 'visitDay')
      .find((radio) => !radio.disabled && isOf(radio))
      ?.click()
  }

  /** After a refusal the list marks what is taken now. */
  async function renew() {
    const own = looks
    const day = chosenDay()?.value
    if (!day) return
    const html = await timesOf(day).catch(() => null)
    if (html === null || own !== looks) return
    const taken = new Set(radiosOf(parsed(html), 'visitAt').flatMap(({ disabled, value }) => (disabled ? [value] : [])))
    for (const radio of radiosOf(part, 'visitAt')) if (taken.has(radio.value)) Object.assign(radio, { checked: false, disabled: true })
    // The button names what is chosen, and a script that unchecks fires no event. `ready` would remove the error of the refusal.
    part.dispatchEvent(new Event('change'))
  }

  part.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      if (target.name === 'visitDay') void look(target.value)
      if (target.name === `${prefix}-month`) chooseDayOf(target.value)
    },
    { signal: controller.signal },
  )
  passMonths(part, controller.signal)
  if (first) {
    part.replaceChildren(notices.status, box, notices.ways)
    void open(first)
  } else {
    part.prepend(notices.status)
    part.append(notices.ways)
    ready()
    // Chosen before this script listened, or restored by the browser: the page has the times of another day.
    const day = chosenDay()?.value
    if (day && radiosOf(part, 'visitDayShown').some(({ value }) => value !== day)) void look(day)
  }

  return {
    offer(times) {
      const offered = new Set(radiosOf(part, 'visitAt').map(({ value }) => value))
      const chips = times
        .filter(({ at }) => !offered.has(at))
        .map(({ at, label }) =>
          create('label', { className: styles.chip ?? '' }, create('input', { type: 'radio', name: 'visitAt', value: at }), create('span', {}, label)),
        )
      if (chips.length > 0) part.querySelector('[data-visit-times]')?.append(groupOfOthers(chips))
      void renew()
      onState('ready')
    },
    pass({ when, people, calendar }) {
      const pass = root?.querySelector<HTMLElement>('[data-visit-pass]')
      if (!pass) return null
      const put = (name: string, text: string) => pass.querySelector(`[data-pass=${name}]`)?.replaceChildren(text)
      put('when', when)
      put('people', people)
      pass.querySelector('[data-pass=calendar]')?.setAttribute('href', calendar)
      // The place stands beside the form until then: its facts are sent once.
      pass.querySelector('dl')?.append(...(root?.querySelector('[data-visit-place] dl')?.children ?? []))
      pass.hidden = false
      return pass
    },
    hide,
    close() {
      looks += 1
      controller.abort()
      root?.classList.remove(placeStyles.beside ?? '')
      root?.querySelector('[data-visit-place]')?.remove()
      part.replaceChildren()
    },
  }
}
