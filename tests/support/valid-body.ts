import { PRESS_SITE as SITE } from './press-site'

export { SITE }

/** What a form sends. Apart from the rest of registrations.ts, because the browser's runner loads nothing that is for servers only. */
export const validBody = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  site: SITE,
  source: 'popup',
  name: '홍길동',
  phone: '010-1234-5678',
  birthdate: '950527',
  privacyConsent: true,
  ...changes,
})
