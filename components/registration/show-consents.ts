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
 * Replaces the consent texts of a page that was built before a release, or cached, with those in force, and opens them.
 * @param consents by the names of their boxes
 * @returns names of the boxes whose text was replaced
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
    // The translation belongs to the replaced text.
    details.querySelector(':scope > div')?.remove()
    details.open = true
    return [name]
  })
}

/**
 * The consent texts of a form whose page may be outdated.
 * @param uncheck unticks the box of a text that was replaced
 */
export function presentConsents(form: HTMLFormElement, uncheck: (name: string) => void) {
  /** React restores a checkbox's original value attribute when it is ticked, so the new hash is kept here. */
  const hashes: Record<string, string> = {}
  return {
    /** Shows the texts in force where others are shown; the visitor has to agree anew. */
    show(consents: Readonly<Record<string, PresentConsent>>) {
      for (const name of replaceConsents(form, consents)) {
        hashes[name] = consents[name]?.hash ?? ''
        uncheck(name)
      }
    },
    /** @returns the values with the hash of the text beside each ticked box */
    withHashes: (values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, (value && hashes[name]) || value])),
  }
}
