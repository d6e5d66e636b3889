import { documentResponse } from '@/lib/requests/document-response'
import { withErrorResponses } from '@/lib/requests/error-response'

/** One version of a document. */
export const GET = withErrorResponses(async (request: Request, { params }: { params: Promise<{ id: string; version: string }> }) => {
  const { id, version } = await params
  return documentResponse(request, id, version)
})
