import { RunningText } from '@/components/ui/running-text'
import { visitWords } from '@/lib/messages/ko/visits'
import styles from './visit-page.module.css'

interface VisitNotesProps {
  /** How long before it begins a visit may be given up. */
  cancelUntilMinutes: number
  phone: string
  /** Whether who comes today without a booking is let in: false before the first and after the last day of visits. */
  walkIn?: boolean
}

/** What holds for every visit. */
export const VisitNotes = ({ cancelUntilMinutes, phone, walkIn = true }: VisitNotesProps) => (
  <div className={styles.notes}>
    {walkIn && <p>{visitWords.walkIn}</p>}
    <p>
      <RunningText text={visitWords.cancelUntil(Math.ceil(cancelUntilMinutes / 60), phone)} />
    </p>
  </div>
)
