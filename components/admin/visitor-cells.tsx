import { adminPaths } from '@/lib/routes'
import styles from './admin.module.css'
import { CallForm } from './call-form'

interface VisitorCellsProps {
  visitor: { readonly id: string; readonly name: string; readonly people: number; /** Masked. */ readonly phone: string }
  /** Of the page as it was shown, so that a press that is sent twice is one call; null where the account may not call. */
  calls: string | null
}

/** Name, number of people and telephone of whoever has booked a visit: three cells of a row. */
export const VisitorCells = ({ visitor: { id, name, people, phone }, calls }: VisitorCellsProps) => (
  <>
    <th scope="row">
      <a className={styles.target} href={adminPaths.registration(id)}>
        {name}
      </a>
    </th>
    <td>{people}명</td>
    <td>{calls === null ? phone : <CallForm id={id} form={`${calls}-${id}`} masked={phone} inList />}</td>
  </>
)
