import { withErrorResponses } from '@/lib/requests/error-response'
import { readAskedChoice } from '@/lib/requests/visit-choice-of-request'

/** Days on which visits can be booked, and the times of one of them. Same data as /visit; docs/api.md has the contract. */
export const GET = withErrorResponses(async (request: Request) =>
  Response.json((await readAskedChoice(request)).choice, { headers: { 'cache-control': 'no-store' } }),
)
