import { adminPaths } from '@/lib/admin-routes'
import { CallForm } from '@/components/admin/inbox/call-form'
import print from '@/components/admin/print.module.css'
import { TextLink } from '@/components/admin/text-link'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

interface VisitorCellsProps {
  visitor: {
    readonly id: string
    readonly name: string
    readonly people: number
    /** Masked. */ readonly phone: string
    /** Shown on paper instead of the number. */ readonly lastDigits?: string
    readonly opens: boolean
  }
  /** Id of the page as shown, so that a click that is sent twice records one call; null if the account may not call. */
  calls: string | null
}

/** Name, number of people and phone number of a visitor with a booking: three cells of a row. */
export const VisitorCells = ({ visitor: { id, name, people, phone, lastDigits, opens }, calls }: VisitorCellsProps) => (
  <>
    <th scope="row">{opens ? <TextLink href={adminPaths.registration(id)}>{name}</TextLink> : name}</th>
    <td>{words.people(people)}</td>
    <td>
      <div className={lastDigits === undefined ? undefined : print.screen}>
        {calls === null || !opens ? phone : <CallForm id={id} form={`${calls}-${id}`} masked={phone} inList />}
      </div>
      {lastDigits === undefined ? null : <span className={print.paper}>{lastDigits}</span>}
    </td>
  </>
)
