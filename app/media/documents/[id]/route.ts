import { documentResponse } from '@/lib/requests/document-response'
import { withErrorResponses } from '@/lib/requests/error-response'

/** The newest version of a document. */
export const GET = withErrorResponses(async (request: Request, { params }: { params: Promise<{ id: string }> }) => documentResponse(request, (await params).id))
