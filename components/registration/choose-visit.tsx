import { createRoot } from 'react-dom/client'
import type { OfferedTime } from './offer-times'
import { VisitPart, type VisitPartState } from './visit-part'

export interface ChosenVisit {
  /** Adds free times to those that are offered. */
  offer(times: readonly OfferedTime[]): void
  close(): void
}

interface ChooseVisitOptions {
  /** Prefix of the ids of the form's controls. */
  idPrefix: string
  /** See VisitPart. */
  before: Readonly<Record<string, string>>
  onState: (state: VisitPartState) => void
}

/** Shows the part of a form in which a visit is chosen, in place of what stands in `part`. Fetched when the part is opened. */
export function chooseVisit(part: HTMLElement, { idPrefix, before, onState }: ChooseVisitOptions): ChosenVisit {
  const root = createRoot(part)
  const id = (field: string) => `${idPrefix}${field}`
  const show = (offered: readonly OfferedTime[]) => root.render(<VisitPart id={id} before={before} offered={offered} onState={onState} />)
  show([])
  return { offer: show, close: () => root.unmount() }
}
