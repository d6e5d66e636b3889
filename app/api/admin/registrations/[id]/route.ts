import { adminPost, textField } from '@/lib/admin/admin-post'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { addNote, changeStatus, deleteRegistration, releaseRegistration } from '@/lib/admin/inbox/registration-actions'
import { InvalidInputError } from '@/lib/errors'
import { safeRedirectPath, redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

function withDone(path: string, done: string): string {
  const url = new URL(path, 'http://local')
  url.searchParams.set('done', done)
  return `${url.pathname}${url.search}`
}

/** What staff do with one registration: status, note, release, delete. */
export const POST = adminPost<{ id: string }>(async ({ admin, values, params: { id } }) => {
  const actor = await actorOf(admin)
  const action = textField(values, 'action')
  const back = safeRedirectPath(values.returnTo, adminPaths.registration(id))
  if (action === 'delete') {
    await deleteRegistration(services(), actor, id, textField(values, 'reason'))
    return redirectAfterPost(`${adminPaths.inbox}?done=delete`)
  }
  if (action === 'status') await changeStatus(services(), actor, id, textField(values, 'status'))
  else if (action === 'note') await addNote(services(), actor, id, textField(values, 'note'))
  else if (action === 'release') await releaseRegistration(services(), actor, id)
  else throw new InvalidInputError({ action: '할 일을 알 수 없습니다.' })
  return redirectAfterPost(withDone(back, action))
})
