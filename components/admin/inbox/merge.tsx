import { koreanDateTime } from '@/components/ui/korean-date'
import type { MergeView } from '@/lib/registrations/office/merge-view'
import type { RegistrationCard } from '@/lib/registrations/office/registration-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { TextLink } from '@/components/admin/text-link'
import { Confirm, PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import detail from './registration-detail.module.css'
import { mergeWords as words } from '@/lib/messages/ko/office-merge'

interface MergeProps {
  id: string
  merge: MergeView
  others: readonly RegistrationCard[]
}

/** Tells apart buttons with the same label. */
const named = (card: RegistrationCard) => `${koreanDateTime(card.at)} ${card.name}`

function MergeButton({ id, other }: { id: string; other: RegistrationCard }) {
  return (
    <PostButton to={adminApiPaths.registration(id)} fields={{ other: other.id }} value="merge" label={words.merge} spoken={words.mergeWith(named(other))} />
  )
}

function SeparateButton({ mergedOne }: { mergedOne: RegistrationCard }) {
  return <PostButton to={adminApiPaths.registration(mergedOne.id)} value="separate" label={words.separate} spoken={words.separateOf(named(mergedOne))} />
}

const Line = ({ card, phone = false }: { card: RegistrationCard; phone?: boolean }) => (
  <p>
    <TextLink href={adminPaths.registration(card.id)}>{koreanDateTime(card.at)}</TextLink> {card.name}
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
        <TextLink href={adminPaths.registration(primary.id)}>{words.registration(named(primary))}</TextLink>
        {words.mergedInto}
      </p>
      {mayMerge ? <SeparateButton mergedOne={card} /> : null}
    </div>
  )
}

/** Finds a registration by another phone number: a married couple is one customer. */
function OtherNumber({ id, merge: { found, typed } }: Pick<MergeProps, 'id' | 'merge'>) {
  return (
    <>
      <Confirm label={words.otherNumber} open={found !== null}>
        <PostForm to={adminApiPaths.search} fields={{ returnTo: `${adminPaths.registration(id)}#together` }} role="search" aria-label={words.search}>
          <InputField id="merge-search" label={words.searchHint} name="search" required maxLength={60} defaultValue={typed ?? undefined} />
          <Submit label={words.find} />
        </PostForm>
      </Confirm>
      {found?.length === 0 ? <p>{words.none}</p> : null}
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
          <h2 id="together">{primary ? words.together : words.merged}</h2>
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
          <h2 id={mergedRegistrations.length > 0 ? undefined : 'together'}>{words.sameNumber}</h2>
          <ul className={detail.history}>
            {apart.map((card) => (
              <li key={card.id} className={styles.row}>
                <Line card={card} />
                {mayMerge && !primary && !card.quarantine && !card.merged ? <MergeButton id={id} other={card} /> : null}
                {card.merged ? <p>{words.intoAnother}</p> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {mergedRegistrations.length === 0 && apart.length === 0 ? <h2 id="together">{words.sameCustomer}</h2> : null}
      {mayMerge && !primary ? <OtherNumber id={id} merge={merge} /> : null}
    </section>
  )
}
