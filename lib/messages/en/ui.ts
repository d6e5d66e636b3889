import type { uiWords as korean } from '../ko/ui'

/** Dialogs, fields, tabs, notices, sources. */
export const uiWords: typeof korean = {
  close: 'Close',
  required: 'Required',
  optional: 'Optional',
  illustration: 'Illustration; the finished buildings may differ',
  notes: 'Please note',
  sources: 'Source',
  newWindow: '(opens in a new window)',
  previous: 'Previous',
  next: 'Next',
}
