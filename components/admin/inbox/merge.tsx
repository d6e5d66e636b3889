import { koreanDateTime } from '@/components/ui/korean-date'
import type { MergeView } from '@/lib/registrations/office/merge-view'
import type { RegistrationCard } from '@/lib/registrations/office/registration-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import detail from './registration-detail.module.css'

interface MergeProps {
  id: string
  merge: MergeView
  /** Other registrations of the same phone. */
  others: readonly RegistrationCard[]
}

/** Tells apart buttons with the same label. */
const named = (card: RegistrationCard) => `${koreanDateTime(card.at)} ${card.name}`

function MergeButton({ id, other }: { id: string; other: RegistrationCard }) {
  return (
    <form action={adminApiPaths.registration(id)} method="post">
      <input type="hidden" name="other" value={other.id} />
      <button className={`button ${styles.small}`} name="action" value="merge" type="submit" aria-label={`${named(other)} 등록과 합치기`}>
        합치기
      </button>
    </form>
  )
}

function SeparateButton({ mergedOne }: { mergedOne: RegistrationCard }) {
  return (
    <form action={adminApiPaths.registration(mergedOne.id)} method="post">
      <button
        className={`button ${styles.small}`}
        name="action"
        value="separate"
        type="submit"
        aria-label={`${koreanDateTime(mergedOne.at)} ${mergedOne.name} 등록 분리하기`}
      >
        분리하기
      </button>
    </form>
  )
}

const Line = ({ card, phone = false }: { card: RegistrationCard; phone?: boolean }) => (
  <p>
    <a className={styles.target} href={adminPaths.registration(card.id)}>
      {koreanDateTime(card.at)}
    </a>{' '}
    {card.name}
    {phone ? (
      <>
        {' · '}
        <span className={detail.number}>{card.phone}</span>
      </>
    ) : null}{' '}
    · {card.channel ?? card.source} · {card.quarantine ?? card.result ?? card.statusLabel}
  </p>
)

/** Says which registration this one was merged into, with a button to separate it. */
export function MergedNotice({ card, merge: { primary, mayMerge } }: { card: RegistrationCard; merge: MergeView }) {
  if (!primary) return null
  return (
    <div className={`${styles.notice} ${detail.whole} ${styles.row}`}>
      <p>
        <a className={styles.target} href={adminPaths.registration(primary.id)}>
          {named(primary)} 등록
        </a>
        에 합쳐져 있습니다. 상담과 결과는 그 등록에서 남깁니다. 이 등록의 동의와 유입 경로, 방문예약, 메시지는 그대로 여기에 있습니다.
      </p>
      {mayMerge ? <SeparateButton mergedOne={card} /> : null}
    </div>
  )
}

/** Finds a registration by another phone number: a married couple is one customer. */
function OtherNumber({ id, merge: { found, typed } }: Pick<MergeProps, 'id' | 'merge'>) {
  return (
    <>
      <details className={form.confirm} open={found !== null}>
        <summary>다른 번호의 등록과 합치기</summary>
        <form action={adminApiPaths.search} method="post" role="search" aria-label="합칠 등록">
          <input type="hidden" name="returnTo" value={`${adminPaths.registration(id)}#together`} />
          <p className={form.field}>
            <label htmlFor="merge-search">이름 두 글자 이상, 전화번호 또는 끝 4자리</label>
            <input id="merge-search" name="search" required maxLength={60} defaultValue={typed ?? undefined} autoComplete="off" />
          </p>
          <p>
            <button className={`button ${styles.small}`} type="submit">
              찾기
            </button>
          </p>
        </form>
      </details>
      {found?.length === 0 ? <p>찾는 등록이 없습니다. 보류된 등록은 합칠 수 없습니다.</p> : null}
      {found && found.length > 0 ? (
        <ul className={detail.history}>
          {found.map((card) => (
            <li key={card.id} className={styles.row}>
              <Line card={card} phone />
              <MergeButton id={id} other={card} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/**
 * Lists the registrations merged with this one, each with a button to separate it; others of the same number; and a search for
 * those of another number. The oldest registration is the primary one.
 */
export function Merge({ id, merge, others }: MergeProps) {
  const { primary, together, mayMerge } = merge
  const apart = others.filter((other) => !together.some(({ card }) => card.id === other.id))
  const mergedRegistrations = together.filter(({ card }) => card.id !== primary?.id)
  if (mergedRegistrations.length === 0 && apart.length === 0 && (!mayMerge || primary)) return null
  return (
    <section aria-labelledby="together">
      {mergedRegistrations.length > 0 ? (
        <>
          <h2 id="together">{primary ? '함께 합쳐진 등록' : '합친 등록'}</h2>
          <ul className={detail.history}>
            {mergedRegistrations.map(({ card, samePhone }) => (
              <li key={card.id} className={styles.row}>
                <Line card={card} phone={!samePhone} />
                {mayMerge ? <SeparateButton mergedOne={card} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {apart.length > 0 ? (
        <>
          <h2 id={mergedRegistrations.length > 0 ? undefined : 'together'}>같은 번호의 등록</h2>
          <ul className={detail.history}>
            {apart.map((card) => (
              <li key={card.id} className={styles.row}>
                <Line card={card} />
                {mayMerge && !primary && !card.quarantine && !card.merged ? <MergeButton id={id} other={card} /> : null}
                {card.merged ? <p>다른 등록에 합쳐짐</p> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {mergedRegistrations.length === 0 && apart.length === 0 ? <h2 id="together">같은 고객의 등록</h2> : null}
      {mayMerge && !primary ? <OtherNumber id={id} merge={merge} /> : null}
    </section>
  )
}
