import type { RetentionHold } from '@/lib/store/retention-store'
import type { Store } from '@/lib/store/store'

/** Forward: a site stands still so long at most before a person is asked. Backward: more than any correction of a clock. */
const MAX_FORWARD_MS = 7 * 86_400_000
const MAX_BACKWARD_MS = 86_400_000
/** A run takes this part of all registrations, or a handful, without a person's word. */
const MAX_SHARE = 0.2
const HANDFUL = 10

/** @returns whether a clock that says `at` can be believed, after the store has seen `seenAt` */
export function clockIsPlausible(at: Date, seenAt: Date | null): boolean {
  if (!seenAt) return true
  const step = at.getTime() - seenAt.getTime()
  return step <= MAX_FORWARD_MS && step >= -MAX_BACKWARD_MS
}

export const isModestShare = (due: number, stored: number): boolean => due <= Math.max(HANDFUL, MAX_SHARE * stored)

/** Why registrations past their retention period are not being destroyed; null while all is well. @throws StoreUnavailableError */
export const retentionHold = async ({ store }: { readonly store: Pick<Store, 'retention'> }): Promise<RetentionHold | null> => (await store.retention.read()).hold

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' })
const count = (number: number) => number.toLocaleString('ko-KR')

/** The same for whoever looks after the site, in a sentence or two that say what to do. */
export function retentionHoldText({ reason, since, seenAt, due, stored }: RetentionHold): string {
  const word = '확인한 뒤 서버에서 npm run registrations -- expire 를 실행해 주세요.'
  switch (reason) {
    case 'clock':
      return `서버 시계가 ${day.format(since)}을 가리켜 마지막으로 확인된 ${seenAt ? day.format(seenAt) : '시각'}과 크게 다릅니다. 보유 기간이 지난 등록의 파기를 멈추었습니다. 시계를 바로잡아 주세요. 오래 꺼져 있었거나 백업을 복원한 것이라면 ${word}`
    case 'share':
      return `보유 기간이 지난 등록이 전체 ${count(stored)}건 가운데 ${count(due)}건이어서 한꺼번에 파기하지 않고 멈추었습니다. ${word}`
    case 'backup':
      return `보유 기간이 지난 등록을 파기하기 전에 백업하지 못해 멈추었습니다. 디스크 여유를 확인해 주세요.`
  }
}
