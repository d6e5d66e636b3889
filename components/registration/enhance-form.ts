import { createFormControl } from 'react-hook-form'
import { fieldAnswers, resultAnswers } from '@/lib/messages/ko/registration-answers'
import { checkBirthdate } from '@/lib/registrations/birthdate'
import { normalisePhone } from '@/lib/registrations/phone'
import { renderFieldError } from './render-field-error'
import { sendRegistration, type SendResult } from './send-registration'
import { showConsents } from './show-consents'

type Control = HTMLInputElement | HTMLTextAreaElement
type Values = Record<string, string | boolean>
type Refused = Extract<SendResult, { kind: 'refused' }>

const birthdateFault = { format: fieldAnswers.birthdateFormat, date: fieldAnswers.birthdateDate, age: fieldAnswers.birthdateAge }

/** The schema's rules as far as a person meets them while typing; the server checks all of them. */
const rules: Readonly<Record<string, (value: string | boolean) => true | string>> = {
  name: (value) => String(value).trim() !== '' || fieldAnswers.nameMissing,
  phone: (value) => (String(value).trim() === '' ? fieldAnswers.phoneMissing : normalisePhone(String(value)) !== null || fieldAnswers.phoneFormat),
  birthdate(value) {
    if (String(value).trim() === '') return fieldAnswers.birthdateMissing
    const checked = checkBirthdate(String(value), new Date())
    return 'yymmdd' in checked || birthdateFault[checked.fault]
  },
  // A ticked box reads as its value attribute: the hash of the text beside it.
  privacyConsent: (value) => Boolean(value) || fieldAnswers.privacyConsent,
}

/**
 * Progressive enhancement of a server-rendered form, without rendering it again: input, focus and an unfinished IME
 * composition stay. Errors are shown beside their field, the form is submitted by fetch, and a request without a
 * response is repeated with the same idempotency key.
 * @returns removes the enhancement
 */
export function enhanceForm(root: HTMLElement, { phone, replaceOnSuccess }: { phone: string; replaceOnSuccess: boolean }): () => void {
  const form = root.querySelector('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const message = form?.querySelector<HTMLElement>('[data-form-message]')
  const result = root.querySelector<HTMLElement>('[data-form-result]')
  if (!form || !button || !message || !result) return () => {}

  const dialog = root.closest('dialog')
  const controller = new AbortController()
  const label = button.textContent
  const controls = [...form.querySelectorAll<Control>('[name]')]
  const { register, handleSubmit, trigger, getFieldState, setError, setValue, reset } = createFormControl<Values>({ shouldFocusError: true })
  let attempt = { body: '', key: '' }
  /**
   * Hashes of the consent texts that {@link showConsents} replaced. React restores a checkbox's original value
   * attribute when it is ticked, so they are kept here.
   */
  const presentHashes: Record<string, string> = {}
  /** Submitted and unchanged since: the second click of a double click must not clear the result. */
  let untouched = false

  const errorOf = (name: string) => getFieldState(name).error?.message ?? ''
  const showError = (name: string) => renderFieldError(form, name, errorOf(name))
  const announce = (text: string, tone: 'error' | 'success' = 'error') => {
    message.dataset.tone = tone
    message.textContent = text
  }

  /** Also after a reset, which forgets the fields: a form that is drawn once registers them itself. */
  const bind = (control: Control) => {
    const validate = rules[control.name]
    const field = register(control.name, validate ? { validate } : {})
    field.ref(control)
    return field
  }

  form.noValidate = true
  for (const control of controls) {
    const { name } = control
    const validate = rules[name]
    const field = bind(control)
    const change = async (event: Event) => {
      untouched = false
      await field.onChange(event)
      // A fault goes as soon as it is mended; a new one waits until the field is left.
      if (control.getAttribute('aria-invalid')) await trigger(name).then(() => showError(name))
    }
    const leave = async (event: Event) => {
      await field.onBlur(event)
      if (validate && control.type !== 'checkbox' && control.value !== '') await trigger(name).then(() => showError(name))
    }
    control.addEventListener('input', (event) => void change(event), { signal: controller.signal })
    control.addEventListener('change', (event) => void change(event), { signal: controller.signal })
    control.addEventListener('blur', (event) => void leave(event), { signal: controller.signal })
  }

  function succeed() {
    attempt = { body: '', key: '' }
    untouched = true
    // The dialog keeps its size: a double click's second half would otherwise fall beside it, and close it.
    if (dialog) root.style.minHeight = `${root.offsetHeight}px`
    form?.reset()
    reset()
    controls.forEach(bind)
    for (const { name } of controls) showError(name)
    if (replaceOnSuccess && form && result) {
      form.hidden = true
      result.hidden = false
      result.textContent = resultAnswers.success
      result.focus()
    } else announce(resultAnswers.success, 'success')
  }

  function refuse(answer: Exclude<SendResult, { kind: 'registered' }>) {
    announce(answer.kind === 'unreachable' ? `${answer.message}\n${resultAnswers.nothingLost(phone)}` : answer.message)
    const names = controls.map(({ name }) => name)
    const { errors, consents }: Pick<Refused, 'errors' | 'consents'> = answer.kind === 'refused' ? answer : { errors: {}, consents: {} }
    for (const name of showConsents(form as HTMLFormElement, consents)) {
      presentHashes[name] = consents[name]?.hash ?? ''
      setValue(name, false)
    }
    for (const [name, text] of Object.entries(errors)) {
      if (names.includes(name)) setError(name, { message: text })
      showError(name)
    }
    controls.find(({ name }) => name in errors)?.focus()
  }

  async function send(entered: Values) {
    const values = Object.fromEntries(Object.entries(entered).map(([name, value]) => [name, (value && presentHashes[name]) || value]))
    const body = JSON.stringify(values)
    if (attempt.body !== body) attempt = { body, key: crypto.randomUUID() }
    const elapsed = Math.round(performance.now())
    const answer = await sendRegistration({ ...values, _elapsed: elapsed }, attempt.key)
    if (answer.kind === 'registered') succeed()
    else refuse(answer)
  }

  const submit = async () => {
    if (button.disabled || untouched) return
    button.disabled = true
    announce('')
    const checked = handleSubmit(
      async (values) => {
        button.textContent = resultAnswers.sending
        await send(values)
      },
      () => announce(resultAnswers.checkFields),
    )
    try {
      await checked()
      for (const { name } of controls) showError(name)
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
    { signal: controller.signal },
  )

  // Opened again after a success, the popup offers the form again.
  dialog?.addEventListener(
    'close',
    () => {
      untouched = false
      root.style.minHeight = ''
      form.hidden = false
      result.hidden = true
      announce('')
    },
    { signal: controller.signal },
  )

  return () => {
    controller.abort()
    form.noValidate = false
  }
}
