import type { PassVisit } from '@/components/visits/visit-place'
import { FIRST_TOUCH } from '@/lib/first-touch'
import { fieldAnswers, resultAnswers } from '@/lib/messages/ko/registration-answers'
import { fieldRules } from './field-rules'
import type { FormAnswers } from './form-answers'
import { followVisitBox, type VisitBox } from './follow-visit-box'
import { idempotencyKeys } from './idempotency-keys'
import { resultPanel } from './result-panel'
import { sendRegistration, type SendResult } from './send-registration'
import { presentConsents } from './show-consents'
import { reportPopupOpened } from './report-popup-opened'
import { validateFields, type ValidatedFields, type Values } from './validated-fields'

interface FormOptions {
  /** The office's phone number. */
  phone: string
  /** True in the popup and on the result page: the result replaces the form. */
  replaceOnSuccess: boolean
  /** The form's texts, where they are not Korean. */
  answers?: FormAnswers | undefined
}

/** The elements of a server-rendered form; null where one is missing. */
function formParts(root: HTMLElement) {
  const form = root.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>(':scope > button[type=submit]')
  const message = form?.querySelector<HTMLElement>('[data-form-message]')
  const result = root.querySelector<HTMLElement>('[data-form-result]')
  const next = root.querySelector<HTMLElement>('[data-form-next]')
  return form && button && message && result ? { form, button, message, panel: resultPanel({ root, form, result, next }) } : null
}

const announcer =
  (message: HTMLElement) =>
  (text: string, tone: 'error' | 'fields' | 'success' = 'error'): void => {
    message.dataset.tone = tone
    message.textContent = text
  }

/** Disables the button while `work` runs, then restores its text. */
async function whileDisabled(button: HTMLButtonElement, text: () => string, work: () => Promise<void>): Promise<void> {
  button.disabled = true
  try {
    await work()
  } finally {
    button.textContent = text()
    button.disabled = false
  }
}

interface RefusedForm {
  readonly fields: ValidatedFields
  readonly consents: ReturnType<typeof presentConsents>
  readonly visit: VisitBox | null
}

/** Shows the errors of a refusal, the consent texts in force instead of outdated ones, and free times. */
function showRefusal(answer: Extract<SendResult, { kind: 'refused' }>, { fields, consents, visit }: RefusedForm): void {
  visit?.offer(answer.next)
  consents.show(answer.consents)
  fields.showErrors(answer.errors)
}

/**
 * Enhances a server-rendered form without rendering it again, which keeps input, focus and an unfinished IME composition. Shows
 * errors beside their field, submits by fetch, and repeats a request without a response with the same idempotency key.
 * @returns removes the enhancement
 */
export function enhanceForm(root: HTMLElement, options: FormOptions): () => void {
  try {
    return enhance(root, options)
  } catch {
    // In a browser that lacks an API, the form validates and posts by itself.
    return () => {}
  }
}

function enhance(root: HTMLElement, { phone, replaceOnSuccess, answers = { field: fieldAnswers, result: resultAnswers } }: FormOptions): () => void {
  const parts = formParts(root)
  if (!parts) return () => {}
  // It is enhanced when the focus comes to it: in a popup, when that is opened.
  if (root.closest('dialog')) reportPopupOpened()

  const { form, button, message, panel } = parts
  const { action } = form
  const say = answers.result
  const announce = announcer(message)
  /** Says why nothing was registered, in sight: the popup's button stays at the window's edge while the form scrolls. */
  const refuse = (text: string) => {
    announce(text)
    message.scrollIntoView({ block: 'nearest' })
  }
  const controller = new AbortController()
  const { signal } = controller
  const keys = idempotencyKeys()
  /** The form's values after a success. While it shows these, the second click of a double click must not clear the result. */
  let cleared: string | null = null
  /** After a success nothing may submit the form again. */
  let registered = false

  const fields = validateFields(form, {
    signal,
    rules: fieldRules(answers.field),
    onChange: () => (cleared = null),
    onMended: () => {
      if (message.dataset.tone === 'fields') announce('')
    },
  })
  const consents = presentConsents(form, (name) => fields.uncheck(name))
  const label = button.textContent
  const visit = followVisitBox(form, { fields, button, announce, signal })
  const buttonText = visit?.buttonText ?? (() => label)

  function succeed(text: string, booked?: PassVisit) {
    keys.forget()
    panel.keepDialogSize()
    const pass = (booked && visit?.pass(booked)) ?? null
    visit?.close()
    fields.clear()
    cleared = fields.shown()
    if (replaceOnSuccess || pass) panel.show(text, pass)
    else announce(text, 'success')
  }

  async function send(entered: Values) {
    const touch = document.documentElement.dataset[FIRST_TOUCH]
    const values = { ...consents.withHashes(entered), ...(touch ? { [FIRST_TOUCH]: touch } : {}) }
    const answer = await sendRegistration({ ...values, _elapsed: Math.round(performance.now()) }, keys.keyOf(values), { action, say })
    registered = answer.kind === 'registered'
    if (answer.kind === 'registered') return succeed(answer.message ?? say.success, answer.visit)
    if (answer.kind === 'unreachable') return refuse(`${answer.message}\n${say.nothingLost.replace('{phone}', phone)}`)
    refuse(answer.message)
    showRefusal(answer, { fields, consents, visit })
  }

  async function submit() {
    if (button.disabled || fields.shown() === cleared) return
    registered = false
    announce('')
    const awaited = visit?.waitsFor()
    if (awaited) return refuse(awaited)
    await whileDisabled(button, buttonText, () =>
      fields.check(
        (values) => {
          button.textContent = say.sending
          return send(values)
        },
        () => announce(say.checkFields, 'fields'),
      ),
    )
  }
  /** Falls back to a plain form post if the script fails, so that no click is lost. */
  function onFault() {
    if (registered) announce(say.success, 'success')
    else form.submit()
  }

  panel.resetOnClose(() => {
    cleared = null
    announce('')
  }, signal)

  // Last, because the lines above may throw.
  form.noValidate = true
  form.addEventListener(
    'submit',
    (event) => {
      // The form was posted before the script arrived; the server recognises the second half of a double click as the same post.
      if (form.dataset.sent !== undefined || visit?.goesByItself()) return
      event.preventDefault()
      submit().catch(onFault)
    },
    { signal },
  )

  return () => {
    controller.abort()
    form.noValidate = false
  }
}
