import { adminPaths } from '@/lib/admin-routes'
import { addDocument, addDocumentVersion, changeDocument, hideDocument, showDocument } from '@/lib/documents/office/manage-documents'
import { documentUpload } from '@/lib/documents/prepare-file'
import { InvalidInputError } from '@/lib/errors'
import { officeRefusalWords as words } from '@/lib/messages/ko/office-refusal'
import { adminPost } from '@/lib/requests/admin-post'
import { expireStalePages } from '@/lib/requests/expire-stale-pages'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { services } from '@/lib/services'

const WORK = { add: addDocument, version: addDocumentVersion, change: changeDocument, hide: hideDocument, show: showDocument } as const

/** Uploads, renames and hides documents for visitors. One permission, which is checked before the file is read. */
export const POST = adminPost(
  'document.publish',
  async ({ actor, typed, files }) => {
    const action = typed('action')
    if (!Object.hasOwn(WORK, action)) throw new InvalidInputError({ action: words.unknownAction })
    const { store, now } = services()
    await WORK[action as keyof typeof WORK]({ store, now }, actor, typed, files.file)
    await expireStalePages()
    return redirectAfterPost(`${adminPaths.documents}?done=${action}`)
  },
  documentUpload,
)
