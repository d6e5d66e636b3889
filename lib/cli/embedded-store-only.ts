import { STORES } from '@/lib/stores'

/**
 * @param store that the site uses
 * @returns the message where that is not the embedded store: an old one may still be in DATA_DIR, and its copies would be taken
 *   for backups
 */
export const embeddedStoreFault = (store: keyof typeof STORES): string | null =>
  STORES[store].inDataDirectory
    ? null
    : `STORE=${store}인 사이트의 자료는 DATA_DIR에 없습니다. Firestore는 Google Cloud의 예약 백업으로 지켜 주세요(docs/deployment.md). 옮기기 전의 내장 저장소를 다루려면 STORE=sqlite로 실행해 주세요.`
