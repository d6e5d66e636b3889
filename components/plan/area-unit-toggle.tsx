import { useId } from 'react'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import styles from './area-unit-toggle.module.css'

/**
 * Switches between ㎡ and 평: two native radio buttons. The enclosing component hides `[data-unit]` of the other unit
 * with `:has()`, so it works without JavaScript.
 */
export function AreaUnitToggle() {
  const name = useId()
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{planWords.areaUnit}</legend>
      <label>
        <input type="radio" name={name} value="sqm" defaultChecked />
        <span>㎡</span>
      </label>
      <label>
        <input type="radio" name={name} value="pyeong" />
        <span>{commonWords.pyeong}</span>
      </label>
    </fieldset>
  )
}
