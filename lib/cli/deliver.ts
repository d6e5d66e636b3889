/** `npm run site -- deliver`: sends due messages once, for a scheduler on the same machine. */
import { deliverDue } from '@/lib/messaging/deliver-due'
import { expireRegistrations } from '@/lib/registrations/expire-registrations'
import { retentionHoldText } from '@/lib/registrations/office/retention-hold-text'
import { storedServices } from './stored'

const opened = storedServices()
const { tried, sent } = await deliverDue(opened)
const { removed, hold } = await expireRegistrations(opened)
const { pending, dead, unknown } = await opened.store.outbox.countByState(['pending', 'dead', 'unknown'])
console.log(`시도 ${tried}건, 발송 ${sent}건 · 대기 ${pending}건, 실패 ${dead}건, 확인 필요 ${unknown}건 · 보유 기간 경과 파기 ${removed}건`)
if (hold) console.log(retentionHoldText(hold))
await opened.store.close()
