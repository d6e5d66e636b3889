import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

const textOf = (element: Element): string => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
const elementsNamed = (element: Element, ...names: readonly string[]): Element[] => DomUtils.findAll(({ name }) => names.includes(name), element.children)

/** Visible label of a field. */
function labelOf(field: Element, form: Element): string {
  if (field.attribs['aria-label']) return field.attribs['aria-label']
  const label = elementsNamed(form, 'label').find(
    (one) => (field.attribs.id !== undefined && one.attribs.for === field.attribs.id) || elementsNamed(one, field.name).includes(field),
  )
  return label ? textOf(label) : ''
}

const optionValue = (option: Element): string => option.attribs.value ?? textOf(option)

/** An untouched field's value in a submission; undefined where it sends none. */
function untouched(field: Element): string | undefined {
  if (field.name === 'textarea') return DomUtils.textContent(field)
  if (field.name === 'select') {
    const options = elementsNamed(field, 'option')
    const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0]
    return chosen && optionValue(chosen)
  }
  if (field.attribs.type === 'checkbox' || field.attribs.type === 'radio') return 'checked' in field.attribs ? (field.attribs.value ?? 'on') : undefined
  return field.attribs.value ?? ''
}

/** The value typed; for a choice its label, for a box `true`. @throws Error for a choice that is not offered */
function submittedValue(field: Element, value: string | true): string {
  if (field.name !== 'select') return value === true ? (field.attribs.value ?? 'on') : value
  const option = elementsNamed(field, 'option').find((one) => textOf(one) === value)
  if (!option) throw new Error(`${value} is no option`)
  return optionValue(option)
}

export interface FormPost {
  readonly action: string
  readonly method: string
  readonly body: URLSearchParams
}

/**
 * What a browser without scripts submits for the form with `button`: its fields in order, then the button
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set).
 * @param entries by label: a text, the label of an option, `true` for a box or one of a group
 * @throws Error where there is no such button, or no field with such a label
 */
export function formPost(page: ReactElement, button: string, entries: Readonly<Record<string, string | true>> = {}): FormPost {
  const { children } = parseDocument(renderToStaticMarkup(page))
  const [form, ...more] = DomUtils.findAll(({ name }) => name === 'form', children).filter((one) =>
    elementsNamed(one, 'button').some((other) => textOf(other) === button),
  )
  if (!form || more.length > 0) throw new Error(`${form ? 'several forms have' : 'no form has'} a button ${button}`)
  const fields = elementsNamed(form, 'input', 'select', 'textarea').map((field) => ({ field, label: labelOf(field, form) }))
  for (const label of Object.keys(entries)) if (!fields.some((one) => one.label === label)) throw new Error(`no field is labelled ${label}`)
  const body = new URLSearchParams()
  const chosen = new Set(fields.filter(({ field, label }) => field.attribs.type === 'radio' && label in entries).map(({ field }) => field.attribs.name))
  for (const { field, label } of fields) {
    const typed = entries[label]
    // One of a radio group is chosen.
    if (typed === undefined && field.attribs.type === 'radio' && chosen.has(field.attribs.name)) continue
    const value = typed === undefined ? untouched(field) : submittedValue(field, typed)
    if (field.attribs.name && value !== undefined) body.append(field.attribs.name, value)
  }
  const clicked = elementsNamed(form, 'button').find((one) => textOf(one) === button)
  if (clicked?.attribs.name) body.append(clicked.attribs.name, clicked.attribs.value ?? '')
  return { action: form.attribs.action ?? '', method: form.attribs.method ?? 'get', body }
}
