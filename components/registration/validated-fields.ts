import { createFormControl } from 'react-hook-form'
import { trackPointerClick } from './track-pointer-click'
import type { FieldRules } from './field-rules'
import { hasFieldError, renderFieldError } from './render-field-error'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Values = Record<string, string | boolean>

export interface ValidatedFields {
  /** What the controls show, to detect changes made without an event. */
  shown(): string
  /**
   * Checks every field as it is shown, and focuses the first with an error.
   * @param onInvalid called instead of `onValid` if a field has an error
   */
  check(onValid: (values: Values) => Promise<void>, onInvalid: () => void): Promise<void>
  /** Shows the server's errors by field name, and focuses the first of these fields. */
  showErrors(errors: Readonly<Record<string, string>>): void
  uncheck(name: string): void
  /** Adds controls that were inserted into the form. */
  add(part: HTMLElement): void
  /** Removes the controls of a part, and their values. */
  remove(part: HTMLElement): void
  /** Empties the form, and removes its errors. */
  clear(): void
}

function shownValue(control: Control): string | boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked && control.value
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    const group = [...(control.form?.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`) ?? [])]
    return group.find(({ checked, disabled }) => checked && !disabled)?.value ?? ''
  }
  return control.value
}

/** Without those of no form, which only change what is shown. */
const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>(':is(input, select, textarea)[name]')].filter(({ form }) => form !== null)

/**
 * Validates the fields of a server-rendered form on blur, and shows a field's error until it is corrected. A change after blur
 * waits for the click that blurred the field.
 * @param rules by a field's name
 * @param onChange called with every change of a field
 * @param onMended called when the last visible error was corrected
 * @param signal removes the listeners
 */
export function validateFields(
  form: HTMLFormElement,
  { rules, onChange, onMended, signal }: { rules: FieldRules; onChange: () => void; onMended: () => void; signal: AbortSignal },
): ValidatedFields {
  let controls: Control[] = []
  /** Controls that have listeners already: a part may be removed and inserted again. */
  const followed = new WeakSet<Control>()
  const { register, unregister, handleSubmit, trigger, getFieldState, setError, setValue, reset } = createFormControl<Values>({ shouldFocusError: false })

  const afterClick = trackPointerClick(signal)

  const showError = (name: string) => renderFieldError(form, name, getFieldState(name).error?.message ?? '')
  const showAllErrors = () => {
    for (const { name } of controls) showError(name)
  }

  /** In the order of the page: a part may be inserted before fields that are there already. The stepper stands for hidden radio buttons. */
  const focusFirst = (errors: object) => {
    const named = [...form.elements] as Control[]
    const first = named.find(({ name, disabled }) => name in errors && !disabled)
    const stepper = first?.closest('[data-people][hidden]')?.parentElement?.querySelector<HTMLElement>('[data-step]')
    ;(stepper ?? first)?.focus()
  }

  /** Also after a reset, which unregisters the fields: a form that renders once has to register them itself. */
  const bind = (control: Control) => {
    const validate = rules[control.name]
    const field = register(control.name, validate ? { validate } : {})
    field.ref(control)
    return field
  }

  const follow = (control: Control) => {
    const { name } = control
    const validate = rules[name]
    const field = bind(control)
    if (followed.has(control)) return
    followed.add(control)
    const showValidity = async () => {
      await trigger(name)
      await afterClick()
      showError(name)
    }
    const change = async (event: Event) => {
      onChange()
      await field.onChange(event)
      // Removes an error as soon as it is corrected; a new one waits until the field loses the focus.
      if (!hasFieldError(form, name)) return
      await showValidity()
      if (!form.querySelector('[aria-invalid]')) onMended()
    }
    const leave = async (event: Event) => {
      await field.onBlur(event)
      if (!validate || control.type === 'checkbox' || control.value === '') return
      await showValidity()
    }
    control.addEventListener('input', (event) => void change(event), { signal })
    control.addEventListener('change', (event) => void change(event), { signal })
    control.addEventListener('blur', (event) => void leave(event), { signal })
  }

  const add = (part: HTMLElement) => {
    const added = controlsIn(part)
    controls.push(...added)
    // Binding a group of radio buttons one by one makes it that of the first, and unchecks the others.
    const checked = added.filter((control) => control instanceof HTMLInputElement && control.type === 'radio' && control.checked)
    added.forEach(follow)
    for (const radio of checked) Object.assign(radio, { checked: true })
  }
  add(form)

  return {
    add,
    remove(part) {
      // With those that were replaced in it.
      const removed = controls.filter((control) => part.contains(control) || !control.isConnected)
      controls = controls.filter((control) => !removed.includes(control))
      for (const { name } of removed) {
        unregister(name)
        renderFieldError(form, name, '')
      }
    },
    shown: () => JSON.stringify(controls.map(shownValue)),
    async check(onValid, onInvalid) {
      // Password managers and other scripts change values, some without any event.
      for (const control of controls) setValue(control.name, shownValue(control))
      await handleSubmit(onValid, (errors) => {
        onInvalid()
        focusFirst(errors)
      })()
      showAllErrors()
    },
    showErrors(errors) {
      for (const [name, text] of Object.entries(errors)) {
        if (controls.some((control) => control.name === name)) setError(name, { message: text })
        showError(name)
      }
      focusFirst(errors)
    },
    uncheck: (name) => setValue(name, false),
    clear() {
      form.reset()
      reset()
      controls.forEach(bind)
      showAllErrors()
    },
  }
}
