import { adminPost } from '@/lib/requests/admin-post'
import { registerWalkIn } from '@/lib/registrations/office/walk-in'
import { walkInErrors, walkInFlashCookie } from '@/lib/registrations/office/walk-in-flash'
import { redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { isSecureSite } from '@/lib/requests/session-token'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Registers a walk-in. After a refusal, a sealed cookie limited to that page returns what was typed. */
export const POST = adminPost('registration.walk-in', async ({ actor, values, typed }) => {
  const opened = services()
  const outcome = await registerWalkIn(opened, actor, {
    body: values,
    consent: typed('consent') === 'paper' ? 'paper' : 'screen',
    people: typed('visitPeople'),
    form: typed('form'),
  })
  if (outcome.kind === 'registered') {
    if (outcome.fresh) opened.outboxWorker.wake()
    return redirectAfterPost(withQuery(adminPaths.walkIn, { done: 'walk-in' }), { 'set-cookie': walkInFlashCookie(null, opened, isSecureSite()) })
  }
  return redirectAfterPost(adminPaths.walkIn, { 'set-cookie': walkInFlashCookie({ values, ...walkInErrors(outcome) }, opened, isSecureSite()) })
})
