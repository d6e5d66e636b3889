import type { ReactNode } from 'react'
import type { WalkIn } from '@/lib/visits/office/visit-view'
import { adminApiPaths, adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import form from '@/components/admin/form.module.css'
import print from '@/components/admin/print.module.css'
import { TextLink } from '@/components/admin/text-link'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { formatCount } from '@/lib/messages/format-count'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

interface FindVisitorProps {
  day: string
  typed: string
  children?: ReactNode
}

/** Finds an arriving visitor by name or the last digits of the number. Uses POST so that neither appears in an address. */
export const FindVisitor = ({ day, typed, children }: FindVisitorProps) => (
  <PostForm to={adminApiPaths.visits} fields={{ day }} role="search" className={`${form.inline} ${print.screen}`} aria-label={words.search}>
    <InputField id="find-visitor" label={words.searchHint} name="search" defaultValue={typed} maxLength={60} enterKeyHint="search" />
    <Submit look="large" label={words.find} />
    {typed ? <TextLink href={adminVisitsPath(day)}>{words.showAll}</TextLink> : null}
    {children}
  </PostForm>
)

export const WalkIns = ({ walkIns }: { walkIns: readonly WalkIn[] }) =>
  walkIns.length === 0 ? null : (
    <section aria-labelledby="walk-ins" className={`${styles.stack} ${print.screen}`}>
      <h2 id="walk-ins">{words.walkIns(formatCount(walkIns.length))}</h2>
      <OfficeTable caption={words.walkInsCaption} columns={words.walkInColumns}>
        {walkIns.map(({ id, at, time, name, phone, opens }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{time}</time>
            </td>
            <th scope="row">{opens ? <TextLink href={adminPaths.registration(id)}>{name}</TextLink> : name}</th>
            <td>{phone}</td>
          </tr>
        ))}
      </OfficeTable>
    </section>
  )
