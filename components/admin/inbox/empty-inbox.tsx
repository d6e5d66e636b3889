import styles from '@/components/admin/admin.module.css'
import { TextLink } from '@/components/admin/text-link'
import { adminPaths } from '@/lib/admin-routes'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'

interface EmptyInboxProps {
  /** The search that the list answers; null without one. */
  typed: string | null
  /** Whether nothing was found; otherwise the work queue shows all of it. */
  isEmpty: boolean
  ownOnly: boolean
  isStart: boolean
}

function reasonOf({ typed, isEmpty, ownOnly, isStart }: EmptyInboxProps): string {
  if (typed) return words.noneFound
  if (!isEmpty) return words.allAbove
  if (!isStart) return words.noneFits
  return ownOnly ? words.noneOwn : words.none
}

/** What stands in place of a list without rows: why, and without a filter's rows a link to the whole list. */
export function EmptyInbox(props: EmptyInboxProps) {
  const reason = reasonOf(props)
  return (
    <p className={styles.empty}>
      {reason}
      {reason === words.noneFits ? (
        <>
          {' '}
          <TextLink href={adminPaths.customers}>{words.showAll}</TextLink>
        </>
      ) : null}
    </p>
  )
}
