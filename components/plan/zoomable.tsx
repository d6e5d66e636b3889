import { useId, type ReactNode } from 'react'
import { ZoomTools } from './zoom-tools'
import styles from './zoomable.module.css'

const LEVELS = [1, 2, 3] as const

interface ZoomableProps {
  /** What is shown, e.g. `84A 타입 평면도`. */
  label: string
  /** Width of the drawing over its height. */
  ratio: number
  /**
   * `row`: levels and full screen under the drawing. A corner: one sign over the drawing's right corner, for one that is
   * small beside others; its window is not a stop of the Tab key.
   */
  tools?: 'row' | 'top-corner' | 'bottom-corner'
  /** A drawing that fills its container's width. */
  children: ReactNode
}

/**
 * A window onto a drawing, of the drawing's own shape. Native radios set how wide the drawing is, the platform scrolls
 * it under finger, wheel and arrow keys: all before and without JavaScript, and the page's own scrolling is never
 * taken. Drawings ask their container how wide they are, so a closer look also shows finer labels. Script adds a pinch,
 * the wheel with Ctrl, `+`, `-` and `0`, and full screen.
 */
export function Zoomable({ label, ratio, tools = 'row', children }: ZoomableProps) {
  const name = useId()
  const inRow = tools === 'row'
  return (
    // The script keeps its state in this element's attributes.
    <div className={styles.zoomable} data-zoomable="" data-ratio={ratio.toFixed(4)} suppressHydrationWarning>
      <div className={styles.frame}>
        {/* Gives the frame its shape: a style attribute is refused by the policy of the site. */}
        <svg className={styles.shape} viewBox={`0 0 ${Math.round(ratio * 1000)} 1000`} aria-hidden="true" />
        <div
          className={styles.window}
          data-zoom-window=""
          tabIndex={inRow ? 0 : -1}
          role="group"
          aria-label={inRow ? `${label}, 확대하면 밀어서 볼 수 있습니다` : '확대하면 밀어서 볼 수 있습니다'}
        >
          <div className={styles.content} data-zoom-content="">
            {children}
          </div>
        </div>
      </div>
      {inRow ? (
        <div className={styles.controls}>
          <p className={styles.hint}>
            <span className={styles.byTouch}>두 손가락으로 확대</span>
            <span className={styles.byMouse}>Ctrl(⌘) + 휠로 확대, 마우스로 이동</span>
          </p>
          <fieldset className={styles.levels}>
            <legend className="visually-hidden">{`${label} 크기`}</legend>
            {LEVELS.map((level) => (
              <label key={level}>
                <input type="radio" name={name} value={level} data-zoom-level="" defaultChecked={level === 1} />
                {`${level}배`}
              </label>
            ))}
          </fieldset>
          <ZoomTools label={label} place="row" />
        </div>
      ) : (
        <ZoomTools label={label} place={tools} />
      )}
    </div>
  )
}
