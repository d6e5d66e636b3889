import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { MoveVisit } from '@/components/admin/visits/move-visit'
import { PageHead } from '@/components/admin/page-head'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { actorOf } from '@/lib/requests/current-actor'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { BEGUN, findMovableVisit } from '@/lib/visits/office/move-by-staff'
import { NotFoundError } from '@/lib/errors'
import { koreanIsoDay, parseLocalTime } from '@/lib/korean-time'
import { adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { hasBegun } from '@/lib/visits/booking'
import { readMoveChoice } from '@/lib/visits/move-choice'
import { visitText } from '@/lib/visits/visit-text'

export const metadata: Metadata = { title: '방문 시간 변경' }

interface Props {
  params: Promise<{ id: string }>
  searchParams: SearchParams
}

/** Moves a visit on behalf of its visitor: `?day=` selects the day whose times are offered, `?at=` the preselected time. */
export default async function MoveVisitPage({ params, searchParams }: Props) {
  const admin = await requireAdminPage('registration.work')
  const { id } = await params
  const { store, visits, now } = services()
  const found = await findMovableVisit({ store, now }, admin, id).catch((error: unknown) => {
    if (error instanceof NotFoundError) notFound()
    throw error
  })
  if (!visits || !found) notFound()
  const { visit, registration } = found
  await recordViewing({ store, now }, await actorOf(admin), 'registration.view', [registration])
  const query = await searchParams
  const asked = firstValue(query.at)
  const at = asked && parseLocalTime(asked) ? asked : null
  const day = at?.slice(0, 10) ?? firstValue(query.day) ?? null
  const { days, times, dayLabel, day: chosen } = await readMoveChoice(visits, visit, { day, requested: null, untilStart: true }, now())
  return (
    <>
      <PageHead title="방문 시간 변경">
        <p>
          {registration.name} 님, {visitText(visit)}
        </p>
      </PageHead>
      <div className={styles.stack}>
        {hasBegun(visit, now()) ? (
          <p>{BEGUN}</p>
        ) : (
          <>
            <p>옮기면 바뀐 시간을 문자로 알립니다. 방문객이 스스로 바꿀 수 있는 횟수는 줄지 않습니다.</p>
            <MoveVisit id={id} version={visit.version} pagePath={adminPaths.visitMove(id)} day={chosen} dayLabel={dayLabel} days={days} times={times} at={at} />
          </>
        )}
        <p>
          <a className={styles.target} href={adminVisitsPath(koreanIsoDay(visit.at))}>
            옮기지 않고 돌아가기
          </a>
        </p>
      </div>
    </>
  )
}
