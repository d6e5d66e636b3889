import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { Button, ButtonLink } from '@/components/ui/button'
import { RunningText } from '@/components/ui/running-text'
import { ModelHouseMaps } from '@/components/visits/model-house-maps'
import { VisitChanges } from '@/components/visits/visit-changes'
import page from '@/components/visits/visit-page.module.css'
import styles from '@/components/visits/visitor-page.module.css'
import { VisitorSummary } from '@/components/visits/visitor-summary'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { modelHouseMaps } from '@/lib/content/map-links'
import { content } from '@/lib/content/load'
import { clientAddress } from '@/lib/requests/client-address'
import { parseLocalTime } from '@/lib/korean-time'
import { commonWords } from '@/lib/messages/ko/common'
import { visitorPageWords as words, visitWords } from '@/lib/messages/ko/visits'
import { qrOutline } from '@/lib/attribution/qr-image'
import { adminPaths } from '@/lib/admin-routes'
import { apiPaths, routes, VISIT_EXPIRED_PATH, VISIT_PATH, VISIT_REMOVED_PATH, visitorCalendarPath, visitorPagePath } from '@/lib/routes'
import { services } from '@/lib/services'
import { openVisit, type OpenedVisit } from '@/lib/visits/manage-visit'
import { readMoveChoice } from '@/lib/visits/move-choice'
import { dayAndTimeText, visitAtValue } from '@/lib/visits/visit-text'

interface Props {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The title does not mention the visit because it appears in the browser's history and tab. */
export const generateMetadata = (): Metadata => ({
  title: { absolute: `${words.heading} | ${content.site.name}` },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

/** Rendered for each request: a visitor's own visit, opened by its secret link. */
export const dynamic = 'force-dynamic'

const Removed = () => (
  <div className={`container ${page.page}`}>
    <h1 className={page.heading}>{words.removedHeading}</h1>
    <p className="lead" role="status">
      {words.removed}
    </p>
    <p className={styles.ways}>
      <ButtonLink href={routes.home}>{commonWords.toHome}</ButtonLink>
    </p>
  </div>
)

const Expired = () => (
  <div className={`container ${page.page}`}>
    <h1 className={page.heading}>{words.expiredHeading}</h1>
    <p className="lead">
      <RunningText text={words.expired(content.site.phone)} />
    </p>
    {content.registration.visits ? (
      <p className={styles.ways}>
        <ButtonLink href={VISIT_PATH} variant="primary">
          {words.book}
        </ButtonLink>
      </p>
    ) : null}
  </div>
)

const isDone = (value: unknown): value is keyof typeof words.done => typeof value === 'string' && Object.hasOwn(words.done, value)
const isRefused = (value: unknown): value is keyof typeof words.refused => typeof value === 'string' && Object.hasOwn(words.refused, value)

function stateOf({ visit, changeable, isOffered }: OpenedVisit): string {
  if (changeable !== 'cancelled' && changeable !== 'over' && !isOffered) return words.notReceived(content.site.phone)
  if (visit.heldUntil !== undefined && (changeable === 'yes' || changeable === 'late')) return words.held(dayAndTimeText(visit.heldUntil))
  return words.states[changeable]
}

export default async function VisitorPage({ params, searchParams }: Props) {
  const { token } = await params
  if (visitorPagePath(token) === VISIT_REMOVED_PATH) return <Removed />
  if (visitorPagePath(token) === VISIT_EXPIRED_PATH) return <Expired />
  const opened = services()
  const found = await openVisit(opened, { token, client: clientAddress(await headers(), opened.env.TRUST_PROXY) })
  const { visits } = opened
  // `notFound()` would render a page without the site's layout and, without scripts, without its styles.
  if (!found || !visits) redirect(VISIT_EXPIRED_PATH)

  const { visit, changeable, isOffered, movesLeft } = found
  const { done, refused, day, at } = await searchParams
  const requested = typeof at === 'string' ? parseLocalTime(at) : null
  const mayMove = changeable === 'yes' && (movesLeft > 0 || !isOffered)
  const move = mayMove ? await readMoveChoice(visits, visit, { day: typeof day === 'string' ? day : null, requested }, opened.now()) : null
  const isToConfirm = changeable === 'lapsed' || (visit.heldUntil !== undefined && (changeable === 'yes' || changeable === 'late'))
  const state = stateOf(found)
  const limit = changeable === 'late' ? words.late(content.site.phone) : changeable === 'yes' && !mayMove ? words.noMoves(content.site.phone) : null
  return (
    <div className={`container ${page.page}`}>
      <h1 className={page.heading}>{words.heading}</h1>
      {[state, ...(limit ? [limit] : [])].map((text) => (
        <p key={text} className={styles.state}>
          <RunningText text={text} />
        </p>
      ))}
      {isToConfirm ? (
        <form method="post" action={apiPaths.visits} className={styles.ways}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" name="action" value="confirm" variant="primary">
            {words.confirm}
          </Button>
        </form>
      ) : null}
      {isDone(done) ? (
        <p className={styles.notice} role="status">
          {words.done[done]}
        </p>
      ) : null}
      {isRefused(refused) ? (
        <p className={styles.refusal} role="alert">
          {words.refused[refused]}{' '}
          {move && requested ? (move.next.length > 0 ? visitWords.next(move.next.map(dayAndTimeText).join(', ')) : visitWords.noneNext) : ''}
        </p>
      ) : null}
      <VisitorSummary
        when={dayAndTimeText(visit.at)}
        people={visitWords.people(visit.people)}
        address={content.site.modelHouse.address}
        phone={content.site.phone}
        calendarHref={visitorCalendarPath(token)}
        directionsHref={'locationIntro' in content.pages ? routes.locationIntro : null}
        cancelled={changeable === 'cancelled'}
        code={
          !isToConfirm && isOffered && (changeable === 'yes' || changeable === 'late')
            ? qrOutline(absoluteUrl(adminPaths.registration(visit.registrationId)))
            : null
        }
      />
      {changeable === 'cancelled' ? (
        <p className={styles.ways}>
          <ButtonLink href={VISIT_PATH} variant="primary">
            {words.again}
          </ButtonLink>
        </p>
      ) : (
        <section className={styles.directions} aria-labelledby="visit-directions">
          <h2 id="visit-directions">{words.directionsHeading}</h2>
          <ul>
            {[...content.site.modelHouse.directions, content.site.modelHouse.parking].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <ModelHouseMaps maps={modelHouseMaps(content.site)} />
        </section>
      )}
      <VisitChanges
        token={token}
        version={visit.version}
        move={
          move
            ? {
                ...move,
                pagePath: visitorPagePath(token),
                chosen: move.next.map(visitAtValue).find((value) => value.startsWith(move.day)) ?? null,
                note: isOffered ? words.movesLeft(movesLeft) : words.moveFree,
                open: typeof day === 'string' || isRefused(refused) || !isOffered,
              }
            : null
        }
        cancellable={changeable === 'yes'}
      />
    </div>
  )
}
