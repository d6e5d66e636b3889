import { useId, type ReactNode } from 'react'
import { FullScreenButton } from './full-screen-button'
import styles from './zoomable.module.css'

const LEVELS = [1, 2, 3] as const

interface ZoomableProps {
  /** What is shown, e.g. `84A 타입 평면도`. */
  label: string
  /** A drawing that fills its container's width. */
  children: ReactNode
}

/**
 * A window onto a drawing. Native radios set how wide the drawing is, the platform scrolls it under finger, wheel
 * and arrow keys: all before and without JavaScript, and the page's own scrolling is never taken. Drawings ask
 * their container how wide they are, so a closer look also shows finer labels. Full screen is added by script.
 */
export function Zoomable({ label, children }: ZoomableProps) {
  const name = useId()
  return (
    <div className={styles.zoomable} data-zoomable="">
      <div className={styles.window} tabIndex={0} role="group" aria-label={`${label}, 확대하면 밀어서 볼 수 있습니다`}>
        <div className={styles.content} data-zoom-content="">{children}</div>
      </div>
      <div className={styles.controls}>
        <fieldset className={styles.levels}>
          <legend className="visually-hidden">{`${label} 크기`}</legend>
          {LEVELS.map((level) => (
            <label key={level}><input type="radio" name={name} value={level} defaultChecked={level === 1} />{`${level}배`}</label>
          ))}
        </fieldset>
        <FullScreenButton label={label} />
      </div>
    </div>
  )
}
