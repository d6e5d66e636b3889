import { NotFoundError } from '@/lib/errors'
import { adminPost } from '@/lib/requests/admin-post'
import { assignRegistration, claimRegistration, findVisibleStored } from '@/lib/registrations/office/assignment-actions'
import { CONTRACT_AGAIN } from '@/lib/registrations/contract'
import { contractValues } from '@/lib/registrations/office/contract-fields'
import { correctChannel } from '@/lib/registrations/office/correct-channel'
import { mergeRegistrations, separateRegistration } from '@/lib/registrations/office/merge-actions'
import { callRegistration, eventId, withdrawResult } from '@/lib/registrations/office/record-result'
import { recordWork } from '@/lib/registrations/office/record-work'
import { deleteRegistration, releaseRegistration } from '@/lib/registrations/office/registration-actions'
import { textCustomer } from '@/lib/registrations/office/text-customer'
import { changeTag } from '@/lib/registrations/office/tag-actions'
import { safeRedirectPath, redirectAfterPost, withQuery } from '@/lib/requests/form-response'
import { wantsJson } from '@/lib/requests/unavailable-response'
import { isResult } from '@/lib/registrations/registration-event'
import { formatPhone } from '@/lib/registrations/phone'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const withDone = (path: string, done: string): string => withQuery(path, { done })

const ACTIONS = {
  call: 'registration.call',
  result: 'registration.work',
  withdraw: 'registration.work',
  claim: 'registration.claim',
  assign: 'registration.assign',
  text: 'registration.work',
  tag: 'registration.work',
  untag: 'registration.work',
  merge: 'registration.merge',
  separate: 'registration.merge',
  channel: 'registration.channel',
  release: 'quarantine.move',
  delete: 'registration.delete',
} as const

/** Each ticked box has its own name, `also-ID`, because fields of the same name would overwrite each other. */
const ALSO = 'also-'

/**
 * Actions on one registration: call, result with note and preference, text, take, assign, tag, merge, correct the channel,
 * release, delete. Responds to a colleague's registration as if it did not exist. A merged registration keeps its
 * number and its origin; every other action applies to the primary registration.
 */
export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(ACTIONS, async ({ request, admin, actor, action, values, typed, params: { id } }) => {
  if (action === 'claim') {
    await claimRegistration(services(), actor, id)
    return redirectAfterPost(withDone(adminPaths.registration(id), action))
  }
  const stored = await findVisibleStored(services(), admin, id)
  if (!stored) throw new NotFoundError('no such registration')
  const primary = stored.mergedInto ?? id
  const back = safeRedirectPath(values.returnTo, adminPaths.registration(action === 'channel' || action === 'call' ? id : primary))
  // What the form showed of what it changes.
  const was = typeof values.was === 'string' ? values.was : undefined
  if (action === 'delete') {
    const also = Object.keys(values).flatMap((name) => (name.startsWith(ALSO) ? name.slice(ALSO.length) : []))
    await deleteRegistration(services(), actor, id, typed('reason'), also)
    return redirectAfterPost(`${adminPaths.inbox}?done=delete`)
  }
  if (action === 'merge') {
    const into = await mergeRegistrations(services(), actor, id, typed('other'))
    return redirectAfterPost(withDone(adminPaths.registration(into), action))
  }
  if (action === 'separate') {
    const from = await separateRegistration(services(), actor, id)
    return redirectAfterPost(withDone(adminPaths.registration(from), action))
  }
  if (action === 'call') {
    const phone = formatPhone(await callRegistration(services(), actor, id, typed('form')))
    if (wantsJson(request)) return Response.json({ phone }, { headers: { 'cache-control': 'no-store' } })
  } else if (action === 'result') {
    const [result, due, note, form, other] = ['result', 'due', 'note', 'form', 'other'].map(typed) as [string, string, string, string, string]
    const preference = { unit: typed('unit'), complex: typed('complex'), was: primary === id ? was : undefined }
    const done = await recordWork(services(), actor, primary, {
      result,
      due,
      note,
      form,
      other,
      contract: contractValues(values),
      isSecondContractMeant: values[CONTRACT_AGAIN] === 'on',
      ...('unit' in values && { preference }),
    })
    if (done === 'booking') return redirectAfterPost(adminPaths.booking(primary))
    return wantsJson(request)
      ? Response.json({ done, ...(isResult(done) && done !== 'opt-out' ? { event: eventId(form, done) } : {}) }, { headers: { 'cache-control': 'no-store' } })
      : redirectAfterPost(withDone(back, done))
  } else if (action === 'withdraw') await withdrawResult(services(), actor, primary, typed('event'))
  else if (action === 'text') await textCustomer(services(), actor, primary, { text: typed('text'), form: typed('form') })
  else if (action === 'assign')
    await assignRegistration(services(), actor, primary, {
      assignee: typed('assignee'),
      reason: typed('reason'),
      was: primary === id ? was : undefined,
    })
  else if (action === 'channel') await correctChannel(services(), actor, id, { channel: typed('channel'), reason: typed('reason'), was })
  else if (action === 'tag' || action === 'untag') await changeTag(services(), actor, primary, action === 'tag' ? 'tagged' : 'untagged', typed('tag'))
  else await releaseRegistration(services(), actor, id)
  return redirectAfterPost(withDone(back, action))
})
