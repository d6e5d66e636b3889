import { visitWords } from '@/lib/messages/ko/visits'

/** Shows minus and plus instead of the radio buttons for the number of people, and moves these. */
export function followStepper(part: HTMLElement, signal: AbortSignal): void {
  const people = part.querySelector<HTMLElement>('[data-people]')
  const stepper = part.querySelector<HTMLElement>('[data-stepper]')
  const output = stepper?.querySelector('output')
  if (!people || !stepper || !output) return
  const radios = [...people.querySelectorAll('input')]
  const index = () => radios.findIndex(({ checked }) => checked)
  const buttons = [...stepper.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const next = (button: HTMLButtonElement) => radios[index() + Number(button.dataset.step)]
  const show = () => {
    output.textContent = visitWords.people(Number(radios[index()]?.value))
    // A disabled button would lose the focus.
    for (const button of buttons) button.ariaDisabled = String(!next(button))
  }
  for (const button of buttons) {
    button.addEventListener(
      'click',
      () => {
        next(button)?.click()
        show()
      },
      { signal },
    )
  }
  people.hidden = true
  stepper.hidden = false
  show()
}
