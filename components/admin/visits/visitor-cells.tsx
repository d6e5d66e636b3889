import { adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { CallForm } from '@/components/admin/inbox/call-form'
import print from '@/components/admin/print.module.css'

interface VisitorCellsProps {
  visitor: {
    readonly id: string
    readonly name: string
    readonly people: number
    /** Masked. */ readonly phone: string
    /** On paper, in place of the number. */ readonly lastDigits?: string
  }
  /** Of the page as it was shown, so that a press that is sent twice is one call; null where the account may not call. */
  calls: string | null
}

/** Name, number of people and telephone of whoever has booked a visit: three cells of a row. */
export const VisitorCells = ({ visitor: { id, name, people, phone, lastDigits }, calls }: VisitorCellsProps) => (
  <>
    <th scope="row">
      <a className={styles.target} href={adminPaths.registration(id)}>
        {name}
      </a>
    </th>
    <td>{people}명</td>
    <td>
      <div className={lastDigits === undefined ? undefined : print.screen}>
        {calls === null ? phone : <CallForm id={id} form={`${calls}-${id}`} masked={phone} inList />}
      </div>
      {lastDigits === undefined ? null : <span className={print.paper}>{lastDigits}</span>}
    </td>
  </>
)
