import type { Values } from './validated-fields'

/** A consent text as the server sends it beside a refusal. */
export interface PresentConsent {
  readonly hash: string
  readonly label: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  readonly refusal: string
}

const line = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text })

/**
 * Puts the present consent texts where the page, built before a release or cached, shows others, and opens them.
 * @param consents by the names of their boxes
 * @returns names of the boxes beside which another text stands now
 */
function replaceConsents(form: HTMLFormElement, consents: Readonly<Record<string, PresentConsent>>): string[] {
  return Object.entries(consents).flatMap(([name, { hash, label, rows, refusal }]) => {
    const box = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const details = box?.parentElement?.querySelector('details')
    if (!box || !details || box.value === hash) return []
    box.value = hash
    const setText = (selector: string, text: string) => box.parentElement?.querySelector(selector)?.replaceChildren(text)
    setText('label', label)
    setText('summary > span', `: ${label}`)
    setText('details > p', refusal)
    details.querySelector(':scope > dl')?.replaceChildren(
      ...rows.map((row) => {
        const pair = document.createElement('div')
        pair.append(line('dt', row.label), line('dd', row.value))
        return pair
      }),
    )
    // A translation was one of the text that is gone.
    details.querySelector(':scope > div')?.remove()
    details.open = true
    return [name]
  })
}

/**
 * The consent texts of a form whose page may show others than hold.
 * @param uncheck takes the tick from the box of a text that was replaced
 */
export function presentConsents(form: HTMLFormElement, uncheck: (name: string) => void) {
  /** React restores a checkbox's original value attribute when it is ticked, so what came in its place is kept here. */
  const hashes: Record<string, string> = {}
  return {
    /** Shows the texts that hold where others stand; these are to be agreed to anew. */
    show(consents: Readonly<Record<string, PresentConsent>>) {
      for (const name of replaceConsents(form, consents)) {
        hashes[name] = consents[name]?.hash ?? ''
        uncheck(name)
      }
    },
    /** @returns the values with the hash of the text that stands beside each ticked box */
    withHashes: (values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (value && hashes[name]) || value])),
  }
}
