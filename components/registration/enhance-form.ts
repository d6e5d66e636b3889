import { FIRST_TOUCH } from '@/lib/first-touch.mjs'
import { fieldAnswers, resultAnswers } from '@/lib/messages/ko/registration-answers'
import { fieldRules } from './field-rules'
import type { FormAnswers } from './form-answers'
import { offerTimes } from './offer-times'
import { sendRegistration, type SendResult } from './send-registration'
import { showConsents } from './show-consents'
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

  const { action } = form
  const say = answers.result
  const dialog = root.closest('dialog')
  const controller = new AbortController()
  const { signal } = controller
  const label = button.textContent
  let attempt = { body: '', key: '' }
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
    attempt = { body: '', key: '' }
    untouched = true
    // The dialog keeps its size: a double click's second half would otherwise fall beside it, and close it.
    if (dialog) root.style.minHeight = `${root.offsetHeight}px`
    fields.clear()
    if (replaceOnSuccess && form && result) {
      form.hidden = true
      result.hidden = false
      if (next) next.hidden = false
      result.textContent = text
      result.focus()
    } else announce(text, 'success')
  }

  function refuse(answer: Exclude<SendResult, { kind: 'registered' }>) {
    announce(answer.kind === 'unreachable' ? `${answer.message}\n${say.nothingLost.replace('{phone}', phone)}` : answer.message)
    const {
      errors,
      consents,
      next: free,
    }: Pick<Refused, 'errors' | 'consents' | 'next'> = answer.kind === 'refused' ? answer : { errors: {}, consents: {}, next: [] }
    offerTimes(form as HTMLFormElement, free)
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
    const body = JSON.stringify(values)
    if (attempt.body !== body) attempt = { body, key: crypto.randomUUID() }
    const elapsed = Math.round(performance.now())
    const answer = await sendRegistration({ ...values, _elapsed: elapsed }, attempt.key, { action, say })
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

  // Opened again after a success, the popup offers the form again.
  dialog?.addEventListener(
    'close',
    () => {
      untouched = false
      root.style.minHeight = ''
      form.hidden = false
      result.hidden = true
      if (next) next.hidden = true
      announce('')
    },
    { signal },
  )

  return () => {
    controller.abort()
    form.noValidate = false
  }
}
