import 'server-only'
import { takeoverWords, type Takeover, type Verified } from '@/lib/store/migration/migrate-store'

/**
 * What to do where the two stores differ. @param takeover of a site that already runs on Firestore: copying again would undo
 * later changes there
 */
export function differenceNotice(verified: readonly Pick<Verified, 'expected' | 'found'>[], takeover: Takeover | null): string {
  if (takeover) return `두 저장소가 다릅니다. ${takeoverWords(takeover)} 사이트가 Firestore로 운영되면 다른 것이 정상이니 다시 옮기지 마세요.`
  const advice = '두 저장소가 다릅니다. 사이트를 멈추었는지 확인하고 npm run site -- migrate-store --restart 로 다시 옮겨 주세요.'
  const surplus = verified.some(({ expected, found }) => found > expected)
  return surplus ? `${advice} Firestore에만 있는 문서는 다시 옮겨도 남습니다. 그래도 다르면 빈 데이터베이스에 옮겨 주세요.` : advice
}
