import { RunningText } from '@/components/ui/running-text'
import { visitWords } from '@/lib/messages/ko/visits'
import styles from './visit-page.module.css'

/** What holds for every visit. @param cancelUntilMinutes how long before it begins it may be given up */
export const VisitNotes = ({ cancelUntilMinutes, phone }: { cancelUntilMinutes: number; phone: string }) => (
  <div className={styles.notes}>
    <p>{visitWords.walkIn}</p>
    <p>
      <RunningText text={visitWords.cancelUntil(Math.ceil(cancelUntilMinutes / 60), phone)} />
    </p>
  </div>
)
