import { FIRST_TOUCH } from '@/lib/first-touch.mjs'
import { fieldAnswers, resultAnswers } from '@/lib/messages/ko/registration-answers'
import { fieldRules } from './field-rules'
import type { FormAnswers } from './form-answers'
import { idempotencyKeys } from './idempotency-keys'
import { offerTimes } from './offer-times'
import { resultPanel } from './result-panel'
import { sendRegistration, type SendResult } from './send-registration'
import { showConsents } from './show-consents'
import { tellPopupOpened } from './tell-popup-opened'
import { validateFields, type Values } from './validated-fields'

interface FormOptions {
  /** The office's number. */
  phone: string
  /** True in the popup: the result takes the form's place. */
  replaceOnSuccess: boolean
  /** What the form says, where it is not Korean. */
  answers?: FormAnswers | undefined
}

type Refused = Extract<SendResult, { kind: 'refused' }>

/**
 * Progressive enhancement of a server-rendered form, without rendering it again: input, focus and an unfinished IME
 * composition stay. Errors are shown beside their field, the form is submitted by fetch, and a request without a
 * response is repeated with the same idempotency key.
 * @returns removes the enhancement
 */
export function enhanceForm(root: HTMLElement, { phone, replaceOnSuccess, answers = { field: fieldAnswers, result: resultAnswers } }: FormOptions): () => void {
  const form = root.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const message = form?.querySelector<HTMLElement>('[data-form-message]')
  const result = root.querySelector<HTMLElement>('[data-form-result]')
  const next = root.querySelector<HTMLElement>('[data-form-next]')
  if (!form || !button || !message || !result) return () => {}
  // It is enhanced when the focus comes to it: in a popup, when that is opened.
  if (root.closest('dialog')) tellPopupOpened()

  const { action } = form
  const say = answers.result
  const controller = new AbortController()
  const { signal } = controller
  const label = button.textContent
  const panel = resultPanel({ root, form, result, next })
  const keys = idempotencyKeys()
  /**
   * Hashes of the consent texts that {@link showConsents} replaced. React restores a checkbox's original value
   * attribute when it is ticked, so they are kept here.
   */
  const presentHashes: Record<string, string> = {}
  /** Submitted and unchanged since: the second click of a double click must not clear the result. */
  let untouched = false

  form.noValidate = true
  const fields = validateFields(form, { signal, rules: fieldRules(answers.field), onChange: () => (untouched = false) })
  const announce = (text: string, tone: 'error' | 'fields' | 'success' = 'error') => {
    message.dataset.tone = tone
    message.textContent = text
  }

  function succeed(text: string) {
    keys.forget()
    untouched = true
    panel.keepDialogSize()
    fields.clear()
    if (replaceOnSuccess) panel.show(text)
    else announce(text, 'success')
  }

  function refuse(answer: Exclude<SendResult, { kind: 'registered' }>) {
    announce(answer.kind === 'unreachable' ? `${answer.message}\n${say.nothingLost.replace('{phone}', phone)}` : answer.message)
    const {
      errors,
      consents,
      next: freeTimes,
    }: Pick<Refused, 'errors' | 'consents' | 'next'> = answer.kind === 'refused' ? answer : { errors: {}, consents: {}, next: [] }
    offerTimes(form as HTMLFormElement, freeTimes)
    for (const name of showConsents(form as HTMLFormElement, consents)) {
      presentHashes[name] = consents[name]?.hash ?? ''
      fields.uncheck(name)
    }
    fields.showErrors(errors)
  }

  async function send(entered: Values) {
    const values = Object.fromEntries(Object.entries(entered).map(([name, value]) => [name, (value && presentHashes[name]) || value]))
    const touch = document.documentElement.dataset[FIRST_TOUCH]
    if (touch) values[FIRST_TOUCH] = touch
    const elapsed = Math.round(performance.now())
    const answer = await sendRegistration({ ...values, _elapsed: elapsed }, keys.keyOf(values), { action, say })
    if (answer.kind === 'registered') succeed(answer.message ?? say.success)
    else refuse(answer)
  }

  const submit = async () => {
    if (button.disabled || untouched) return
    button.disabled = true
    announce('')
    try {
      await fields.check(
        async (values) => {
          button.textContent = say.sending
          await send(values)
        },
        () => announce(say.checkFields, 'fields'),
      )
    } finally {
      button.textContent = label
      button.disabled = false
    }
  }
  form.addEventListener(
    'submit',
    (event) => {
      // Posted by itself before this came: the server knows the second half of a double click for the same post.
      if (form.dataset.sent !== undefined) return
      event.preventDefault()
      void submit()
    },
    { signal },
  )

  panel.resetOnClose(() => {
    untouched = false
    announce('')
  }, signal)

  return () => {
    controller.abort()
    form.noValidate = false
  }
}
