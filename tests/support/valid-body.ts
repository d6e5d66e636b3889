import { PRESS_SITE as SITE } from './press-site'

export { SITE }

/** A form's submission. Separate from registrations.ts, because the browser tests load no server-only modules. */
export const validBody = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  site: SITE,
  source: 'popup',
  name: '홍길동',
  phone: '010-1234-5678',
  birthdate: '950527',
  privacyConsent: true,
  ...changes,
})
