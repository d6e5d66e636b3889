import { listVersions } from './announcement-versions'
import type { Check } from './check-all'

const repeated = (ids: readonly string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]

/** Ids are addresses, versions stand in the order of their days, and a later one says why it came. */
export const announcementFaults: Check = ({ announcement }) => {
  if (!announcement) return []
  const versions = listVersions(announcement)
  const at = 'content/guides.ts (announcement)'
  return [
    ...repeated(versions.map(({ id }) => id)).map((id) => `${at} › earlier[${id}].id: 같은 id 의 판이 두 번 있습니다`),
    ...versions.flatMap(({ id, articles }) =>
      repeated(articles.map((clause) => clause.id)).map((clause) => `${at} › [${id}].articles[${clause}].id: 같은 id 의 조항이 두 번 있습니다`),
    ),
    ...versions
      .slice(1)
      .flatMap(({ id, updated }, index) =>
        (versions[index]?.updated ?? '') < updated ? [`${at} › earlier[${id}].updated: 새 판의 날짜보다 늦습니다. 새 판부터 적어 주세요`] : [],
      ),
    ...versions.slice(0, -1).flatMap(({ id, reason }) => (reason === undefined ? [`${at} › [${id}].reason: 앞의 판을 왜 고쳤는지 적어야 합니다`] : [])),
  ]
}
