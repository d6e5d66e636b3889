import { RunningText } from '@/components/ui/running-text'
import { visitWords } from '@/lib/messages/ko/visits'
import styles from './visit-page.module.css'

interface VisitNotesProps {
  /** Minutes before its start until which a visit can be cancelled. */
  cancelUntilMinutes: number
  phone: string
  /** Whether visitors are admitted today without a booking: false before the first and after the last day of visits. */
  walkIn?: boolean
}

/** Notes that apply to every visit. */
export const VisitNotes = ({ cancelUntilMinutes, phone, walkIn = true }: VisitNotesProps) => (
  <div className={styles.notes}>
    {walkIn && <p>{visitWords.walkIn}</p>}
    <p>
      <RunningText text={visitWords.cancelUntil(Math.ceil(cancelUntilMinutes / 60), phone)} />
    </p>
  </div>
)
