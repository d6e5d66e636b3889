import { Fragment } from 'react'
import { Tag } from '@/components/admin/tag'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'
import type { RegistrationCard } from '@/lib/registrations/office/registration-view'

interface CardTagsProps {
  card: Pick<RegistrationCard, 'suspicion' | 'preference' | 'tags'>
  result: string | null
  /** Their name; nothing where the list has one assignee. */
  assignee: string | null | undefined
}

/** What is to be seen of a registration at once, behind its name. */
export const CardTags = ({ card: { suspicion, preference, tags }, result, assignee }: CardTagsProps) => (
  <>
    {suspicion ? <Tag variant="trouble">{suspicion}</Tag> : null} {result ? <Tag>{result}</Tag> : null}{' '}
    {preference ? <Tag>{words.preference(preference)}</Tag> : null}{' '}
    {tags.map((tag) => (
      <Fragment key={tag}>
        <Tag>{`#${tag}`}</Tag>{' '}
      </Fragment>
    ))}
    {assignee ? <Tag>{words.assignee(assignee)}</Tag> : null}
  </>
)
