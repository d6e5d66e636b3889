import fieldStyles from '@/components/ui/field.module.css'
import { uiWords } from '@/lib/messages/ko/ui'
import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH } from '@/lib/routes'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { fetchVisitTimes } from './fetch-visit-times'
import type { OfferedTime } from './offer-times'
import formStyles from './registration-form.module.css'
import styles from './visit-option.module.css'

/** What is known of times: on their way, or there, or not to be had. `none`: there are, and all are taken. */
export type VisitPartState = 'loading' | 'ready' | 'failed' | 'none'

export interface ChosenVisit {
  /** Adds free times to those that are offered; they may be of another day. */
  offer(times: readonly OfferedTime[]): void
  close(): void
}

interface ChooseVisitOptions {
  /** Prefix of the ids of the form's controls. */
  idPrefix: string
  /** What the form had before. */
  before: { readonly visitDay: string; readonly visitAt: string; readonly visitPeople: string }
  /** Told after the controls have changed. */
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

/** As components/ui/field.tsx renders it. */
function field(id: string, label: string, control: HTMLInputElement | HTMLSelectElement, hint?: HTMLElement): HTMLElement {
  Object.assign(control, { id, required: true, className: fieldStyles.control })
  if (hint) control.setAttribute('aria-describedby', hint.id)
  const mark = create('span', { className: fieldStyles.mark ?? '' }, uiWords.required)
  const name = create('label', { htmlFor: id, className: fieldStyles.label ?? '' }, label, mark)
  return create('div', { className: fieldStyles.field ?? '' }, name, control, ...(hint ? [hint] : []))
}

/** The controls of visit-fields.tsx. Made here: React's own entry for them would be one more file of every page. */
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

/** What is said of the times, and what can be done where they did not come. */
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
      // The list below shows it already.
      status.className = state === 'ready' ? 'visually-hidden' : (styles.status ?? '')
      ways.hidden = state !== 'failed'
    },
  }
}

/**
 * Shows the part of a form in which a visit is chosen, in place of what stands in `part`: days, the times of one of them, and
 * how many come. Fetched when the part is opened.
 */
export function chooseVisit(part: HTMLElement, { idPrefix, before, onState }: ChooseVisitOptions): ChosenVisit {
  const { day, time, party, hint, fields } = visitControls(idPrefix, before.visitPeople)
  const notices = visitNotices(() => void look(asked))
  const box = create('div', { hidden: true })
  let asked: string | null = before.visitDay || before.visitAt.slice(0, 10) || null
  let offered: readonly OfferedTime[] = []
  /** Counts the days that were looked at: the answer about an earlier one is no longer wanted. */
  let looks = 0

  const enter = (state: VisitPartState) => {
    notices.say(state, day.selectedOptions[0]?.text ?? '')
    // Whoever has chosen a day keeps the focus there, also where its times do not come.
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

  /** Those that are there already stay: whoever goes through them with the arrow keys is among them. */
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
    // Put in a second time it would lose the focus.
    if (!fields.isConnected) box.append(fields)
    enter('ready')
  }

  async function look(wanted: string | null, chosen = '') {
    asked = wanted
    looks += 1
    const own = looks
    if (fields.isConnected) {
      // Times of the day before are no times of this one.
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

  /** After a refusal the list says of the time that it is taken; where its day has none left, the error beside it has others. */
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
