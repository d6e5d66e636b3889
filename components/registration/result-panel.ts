interface ResultPanelParts {
  readonly root: HTMLElement
  readonly form: HTMLFormElement
  readonly result: HTMLElement
  /** What follows a registration, such as the steps that come next. */
  readonly next: HTMLElement | null
}

/** The panel that takes the form's place once it was sent; only a form in a dialog is shown again. */
export function resultPanel({ root, form, result, next }: ResultPanelParts) {
  const dialog = root.closest('dialog')
  /** The popup's own sentence: what it promises the answer tells. */
  const lead = dialog && root.previousElementSibling
  const swap = (sent: boolean) => {
    form.hidden = sent
    result.hidden = !sent
    if (next) next.hidden = !sent
    lead?.toggleAttribute('hidden', sent)
  }

  return {
    /** The dialog keeps its size: a double click's second half would otherwise fall beside it, and close it. */
    keepDialogSize() {
      if (dialog) root.style.minHeight = `${root.offsetHeight}px`
    },
    /** Also in place of what the page says of an earlier post (registration-result.tsx). */
    show(text: string) {
      swap(true)
      for (const said of root.closest('main')?.querySelectorAll<HTMLElement>('[data-form-outcome]') ?? []) {
        const { formOutcome } = said.dataset
        if (formOutcome) said.textContent = formOutcome
        else said.hidden = true
      }
      result.textContent = text
      result.focus()
    },
    /**
     * Opened again after a success, the popup offers the form again.
     * @param onReset called when it does
     * @param signal ends it
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
