import fieldStyles from '@/components/ui/field.module.css'

const controlOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"][id]`)
/** A radio button cannot be invalid (WAI-ARIA 1.2), only the group of them. */
const invalidOf = (control: HTMLElement) => (control.getAttribute('type') === 'radio' && control.closest('fieldset')) || control

/** Whether a field's error is shown. */
export function hasFieldError(form: HTMLFormElement, name: string): boolean {
  const control = controlOf(form, name)
  return control !== null && invalidOf(control).hasAttribute('aria-invalid')
}

/** Below the control and its hint; below the line of a check box, and below all radio buttons of one name. */
function boxOf(control: HTMLElement): Element | null | undefined {
  const type = control.getAttribute('type')
  if (type === 'radio') return control.closest('fieldset')
  return type === 'checkbox' ? control.parentElement?.parentElement : control.parentElement
}

/**
 * Shows an error beside its field as the server renders it: text, `aria-invalid`, and read out with the field.
 * @param text empty removes the error
 */
export function renderFieldError(form: HTMLFormElement, name: string, text: string): void {
  const control = controlOf(form, name)
  if (!control) return
  const id = `${control.id}-error`
  const shown = document.getElementById(id)
  const invalid = invalidOf(control)
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id)
  const describedBy = [...others, ...(text ? [id] : [])].join(' ')

  if (text) {
    const line = shown ?? Object.assign(document.createElement('p'), { id, className: fieldStyles.error })
    line.textContent = text
    if (!shown) boxOf(control)?.append(line)
    invalid.setAttribute('aria-invalid', 'true')
  } else {
    shown?.remove()
    invalid.removeAttribute('aria-invalid')
  }
  if (describedBy) control.setAttribute('aria-describedby', describedBy)
  else control.removeAttribute('aria-describedby')
}
