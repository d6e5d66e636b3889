import 'server-only'
import { tagPage } from '@/lib/delivery/next/rendering-page'
import { DOCUMENTS_TAG, type ShownDocument } from '@/lib/documents/shown-documents'
import { services } from '@/lib/services'

/** A build has no store. */
const BUILDING = process.env.NEXT_PHASE === 'phase-production-build'

/** The documents for a page, which gets the tag and is rendered anew when the office changes one. */
export function readDocuments(): Promise<readonly ShownDocument[]> {
  tagPage([DOCUMENTS_TAG])
  return BUILDING ? Promise.resolve([]) : services().shownDocuments.read()
}
