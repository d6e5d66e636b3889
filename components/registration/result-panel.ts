interface ResultPanelParts {
  readonly root: HTMLElement
  readonly form: HTMLFormElement
  readonly result: HTMLElement
  /** What follows a registration, such as the next steps. */
  readonly next: HTMLElement | null
}

/** The panel that replaces the form after it was sent. Only a form in a dialog can be shown again. */
export function resultPanel({ root, form, result, next }: ResultPanelParts) {
  const dialog = root.closest('dialog')
  /** The popup's introduction, which promises what the result reports. */
  const lead = dialog && root.previousElementSibling
  const swap = (sent: boolean, pass: Node | null = null) => {
    form.hidden = sent
    result.hidden = !sent
    if (next) next.hidden = !sent || pass !== null
    lead?.toggleAttribute('hidden', sent)
  }

  return {
    /** Keeps the dialog's size, as far as it is seen: otherwise the second half of a double click would fall outside and close it. */
    keepDialogSize() {
      if (dialog) root.style.minHeight = `${root.offsetHeight - (dialog.scrollHeight - dialog.clientHeight)}px`
    },
    /**
     * Also replaces what the page says of an earlier post (registration-result.tsx).
     * @param pass of a booked visit, instead of the next steps
     */
    show(text: string, pass: Node | null = null) {
      swap(true, pass)
      for (const said of root.closest('main')?.querySelectorAll<HTMLElement>('[data-form-outcome]') ?? []) {
        const { formOutcome } = said.dataset
        if (formOutcome) said.textContent = formOutcome
        else said.hidden = true
      }
      result.textContent = text
      if (pass) result.append(pass)
      result.focus()
    },
    /**
     * Shows the form again when the popup is opened again after a success.
     * @param onReset called at that moment
     * @param signal removes the listener
     */
    resetOnClose(onReset: () => void, signal: AbortSignal) {
      dialog?.addEventListener(
        'close',
        () => {
          root.style.minHeight = ''
          swap(false)
          onReset()
        },
        { signal },
      )
    },
  }
}
