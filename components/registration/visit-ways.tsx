import type { ReactNode } from 'react'
import { visitWords } from '@/lib/messages/ko/visits'
import styles from './visit-ways.module.css'

/** The two ways of a form: book a visit, or register for news. The second says that it sets no time. */
export function VisitWays({ id, visit }: { id: (field: string) => string; visit: boolean }) {
  const ways = [
    { value: 'yes', name: visitWords.wayVisit, text: visitWords.wayVisitText },
    { value: '', name: visitWords.wayInterest, text: visitWords.wayInterestText },
  ]
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{visitWords.ways}</legend>
      {ways.map(({ value, name, text }) => (
        <label key={name} className={styles.way}>
          <input
            type="radio"
            name="visitWanted"
            value={value}
            defaultChecked={(value !== '') === visit}
            aria-label={name}
            aria-describedby={id(`way-${value || 'interest'}`)}
          />
          <strong aria-hidden="true">{name}</strong>
          <span id={id(`way-${value || 'interest'}`)}>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the form's button does by each way; style shows the one of the chosen way. */
export const WayLabels = ({ visit, interest }: { visit: ReactNode; interest: string }) => (
  <>
    <span data-way="visit">{visit}</span>
    <span data-way="interest">{interest}</span>
  </>
)
