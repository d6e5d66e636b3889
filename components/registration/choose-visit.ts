import fieldStyles from '@/components/ui/field.module.css'
import { uiWords } from '@/lib/messages/ko/ui'
import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH } from '@/lib/routes'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { fetchVisitTimes } from './fetch-visit-times'
import type { OfferedTime } from './offer-times'
import formStyles from './registration-form.module.css'
import styles from './visit-option.module.css'

/** State of the times: loading, shown, or failed. `none`: all times are taken. */
export type VisitPartState = 'loading' | 'ready' | 'failed' | 'none'

export interface ChosenVisit {
  /** Adds free times to those offered; they may be of another day. */
  offer(times: readonly OfferedTime[]): void
  close(): void
}

interface ChooseVisitOptions {
  /** Prefix of the ids of the form's controls. */
  idPrefix: string
  /** The form's earlier values. */
  before: { readonly visitDay: string; readonly visitAt: string; readonly visitPeople: string }
  /** Called after the controls have changed. */
  onState: (state: VisitPartState) => void
}

type Child = Node | string

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** Renders the same markup as components/ui/field.tsx. */
function field(id: string, label: string, control: HTMLInputElement | HTMLSelectElement, hint?: HTMLElement): HTMLElement {
  Object.assign(control, { id, required: true, className: fieldStyles.control })
  if (hint) control.setAttribute('aria-describedby', hint.id)
  const mark = create('span', { className: fieldStyles.mark ?? '' }, uiWords.required)
  const name = create('label', { htmlFor: id, className: fieldStyles.label ?? '' }, label, mark)
  return create('div', { className: fieldStyles.field ?? '' }, name, control, ...(hint ? [hint] : []))
}

/** Renders the same controls as visit-fields.tsx. Made by hand: React's client renderer would be one more file for every page. */
function visitControls(idPrefix: string, people: string) {
  const day = create('select', {})
  const time = create('select', { name: 'visitAt' })
  const party = create('input', { name: 'visitPeople', type: 'number', inputMode: 'numeric', min: '1', defaultValue: people })
  const hint = create('p', { id: `${idPrefix}visitPeople-hint`, className: fieldStyles.hint ?? '' })
  const fields = create(
    'div',
    { className: formStyles.visit ?? '' },
    field(`${idPrefix}visitDay`, visitWords.visitDay, day),
    field(`${idPrefix}visitAt`, visitWords.time, time),
    field(`${idPrefix}visitPeople`, visitWords.party, party, hint),
  )
  return { day, time, party, hint, fields }
}

function option(text: string, value: string, disabled: boolean): HTMLOptionElement {
  return Object.assign(new Option(text, value), { disabled })
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
  retry.addEventListener('click', onRetry)
  const ways = create(
    'div',
    { hidden: true },
    create('div', { className: styles.ways ?? '' }, retry, create('a', { href: VISIT_PATH }, visitWords.bookElsewhere)),
  )
  return {
    status,
    ways,
    say(state: VisitPartState, label: string) {
      status.textContent = state === 'ready' ? visitWords.timesShown(label) : SAID[state]
      // Visually redundant: the list below shows the times.
      status.className = state === 'ready' ? 'visually-hidden' : (styles.status ?? '')
      ways.hidden = state !== 'failed'
    },
  }
}

/**
 * Renders the controls to choose a visit into `part`: days, the times of one day, and the number of people. Fetches the times
 * when the part is opened.
 */
export function chooseVisit(part: HTMLElement, { idPrefix, before, onState }: ChooseVisitOptions): ChosenVisit {
  const { day, time, party, hint, fields } = visitControls(idPrefix, before.visitPeople)
  const notices = visitNotices(() => void look(asked))
  const box = create('div', { hidden: true })
  let asked: string | null = before.visitDay || before.visitAt.slice(0, 10) || null
  let offered: readonly OfferedTime[] = []
  /** Number of days looked at, to ignore late responses about an earlier day. */
  let looks = 0

  const enter = (state: VisitPartState) => {
    notices.say(state, day.selectedOptions[0]?.text ?? '')
    // Keeps the focus on the chosen day, even if its times fail to load.
    box.hidden = state === 'none' || !fields.isConnected
    onState(state)
  }

  const showTimes = ({ times }: Pick<VisitChoice, 'times'>, chosen: string, first = visitWords.chooseTime) => {
    const more = offered.filter(({ at }) => times.every((one) => one.at !== at))
    time.replaceChildren(
      option(first, '', false),
      ...times.map(({ at, label, full }) => option(label, at, full)),
      ...more.map(({ at, label }) => option(label, at, false)),
    )
    time.value = [...time.options].some(({ value }) => value === chosen) ? chosen : ''
  }

  /** Keeps existing options: someone may be moving through them with the arrow keys. */
  const showDays = ({ days }: VisitChoice) => {
    for (const [index, { day: value, label, freeTimes }] of days.entries()) {
      const shown = day.options[index] ?? day.appendChild(new Option())
      Object.assign(shown, { value, text: label, disabled: freeTimes === 0 })
    }
    day.length = days.length
  }

  const show = (choice: VisitChoice, chosen: string) => {
    if (choice.day === null) return enter('none')
    showDays(choice)
    day.value = choice.day
    party.max = String(choice.peoplePerGroup)
    hint.textContent = visitWords.partyHint(choice.peoplePerGroup)
    showTimes(choice, choice.times.some(({ at, full }) => at === chosen && !full) ? chosen : '')
    // Inserting it again would lose the focus.
    if (!fields.isConnected) box.append(fields)
    enter('ready')
  }

  async function look(wanted: string | null, chosen = '') {
    asked = wanted
    looks += 1
    const own = looks
    if (fields.isConnected) {
      // Clears the times of the previous day.
      showTimes({ times: [] }, '', visitWords.waitForTimes)
      time.dispatchEvent(new Event('change', { bubbles: true }))
    }
    enter('loading')
    try {
      const choice = await fetchVisitTimes(wanted)
      if (own === looks) show(choice, chosen)
    } catch {
      if (own !== looks) return
      showTimes({ times: [] }, '')
      enter('failed')
    }
  }

  /** After a refusal the list marks the time as taken; if its day has none left, the error beside it offers others. */
  async function renew() {
    const own = looks
    const choice = await fetchVisitTimes(day.value).catch(() => null)
    if (choice && own === looks && choice.day === day.value) showTimes(choice, time.value)
  }

  day.addEventListener('change', () => void look(day.value))
  part.replaceChildren(
    create('div', { className: styles.part ?? '' }, notices.status, box, notices.ways, create('p', { className: styles.note ?? '' }, visitWords.walkIn)),
  )
  void look(asked, before.visitAt)

  return {
    offer(times) {
      offered = times
      time.append(...times.filter(({ at }) => [...time.options].every(({ value }) => value !== at)).map(({ at, label }) => option(label, at, false)))
      void renew()
    },
    close() {
      looks += 1
      part.replaceChildren()
    },
  }
}
