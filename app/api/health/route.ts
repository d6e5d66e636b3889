import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '@/lib/log'
import { services } from '@/lib/services'

export const dynamic = 'force-dynamic'

let known: string | undefined
/** Next's build id; `development` without a build. */
function buildId(): string {
  try {
    return (known ??= readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim())
  } catch {
    return 'development'
  }
}

/** Responds 200 while the store can commit, 503 while it cannot. The cause is only in the log. */
export async function GET(): Promise<Response> {
  const answer = (status: number, state: 'ok' | 'unavailable') =>
    Response.json({ status: state, buildId: buildId(), store: state }, { status, headers: { 'cache-control': 'no-store' } })
  try {
    await services().checkStore()
    return answer(200, 'ok')
  } catch (error) {
    createLog().error({ err: error }, 'the store is not usable')
    return answer(503, 'unavailable')
  }
}
