import { STORES } from '@/lib/store/stores'

/**
 * @param store that the site serves from
 * @returns what to say where that is none of a data directory: an old store may lie there still, and its copies would be taken for backups
 */
export const embeddedStoreFault = (store: keyof typeof STORES): string | null =>
  STORES[store].inDataDirectory
    ? null
    : `STORE=${store}인 사이트의 자료는 DATA_DIR에 없습니다. Firestore는 Google Cloud의 예약 백업으로 지켜 주세요(docs/deployment.md). 옮기기 전의 내장 저장소를 다루려면 STORE=sqlite로 실행해 주세요.`
