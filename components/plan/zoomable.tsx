import { Suspense, useId, type ReactNode } from 'react'
import { planWords } from '@/lib/messages/ko/plan'
import { planZoomWords } from '@/lib/messages/ko/plan-zoom'
import { ZoomTools } from './zoom-tools'
import toolStyles from './zoom-tools.module.css'
import styles from './zoomable.module.css'

/** Height in px that no drawing reaches: its container makes it smaller. */
const MAX_HEIGHT = 4000

/** Less wide, a drawing gains too little by being turned: the viewer's rule (plan-viewer.ts), for an upright window. */
const TURNED_FROM_RATIO = 1.05

const LEVELS = [1, 2, 3] as const

interface ZoomableProps {
  /** Accessible name, e.g. `84A 타입 평면도`. */
  label: string
  /** Aspect ratio of the drawing: width divided by height. */
  ratio: number
  /**
   * `row`: zoom level and full-screen buttons under the drawing. A corner: one icon button over the drawing, for
   * small drawings; their viewport is not in the tab order.
   */
  tools?: 'row' | 'top-corner' | 'bottom-corner'
  /** The drawing fills its container's width. */
  children: ReactNode
}

/**
 * Zoom viewport of a drawing. Native radio buttons set the drawing's width and the browser scrolls it, without JavaScript;
 * scrolling the page is never blocked. Drawings use container queries, so zooming in also shows more labels. Script adds pinch,
 * Ctrl + wheel, the keys `+`, `-` and `0`, and full screen. A boundary of its own around the script's tools lets a route change
 * show the page before their script has loaded.
 */
export function Zoomable({ label, ratio, tools = 'row', children }: ZoomableProps) {
  const name = useId()
  const controls = useId()
  const inRow = tools === 'row'
  return (
    // The script writes its state to attributes of this element, which hydration must not compare.
    <div
      id={inRow ? name : undefined}
      className={`${styles.zoomable} ${ratio > TURNED_FROM_RATIO ? styles.wide : ''}`.trim()}
      data-zoomable=""
      data-ratio={ratio.toFixed(4)}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        {/* Sets the aspect ratio: the content security policy forbids a style attribute. */}
        <svg className={styles.shape} width={Math.round(ratio * MAX_HEIGHT)} height={MAX_HEIGHT} aria-hidden="true" />
        <div
          className={styles.viewport}
          data-zoom-viewport=""
          tabIndex={inRow ? 0 : -1}
          role="group"
          aria-label={inRow ? planWords.panWhenZoomedOf(label) : planWords.panWhenZoomed}
        >
          <div className={styles.content} data-zoom-content="">
            {children}
          </div>
        </div>
      </div>
      {inRow ? (
        <div id={controls} className={styles.controls}>
          <p className={styles.hint}>
            <span className={styles.byTouch}>{planWords.pinchToZoom}</span>
            <span className={styles.byMouse}>{planWords.wheelToZoom}</span>
          </p>
          <fieldset className={styles.levels}>
            <legend className="visually-hidden">{planWords.sizeOf(label)}</legend>
            {LEVELS.map((level) => (
              <label key={level}>
                <input type="radio" name={name} value={level} data-zoom-level="" defaultChecked={level === 1} />
                {planWords.times(level)}
              </label>
            ))}
          </fieldset>
          <Suspense fallback={<span className={`${toolStyles.button} ${toolStyles.awaited}`}>{planZoomWords.fullScreen}</span>}>
            <ZoomTools label={label} place="row" />
          </Suspense>
          {/* Without scripts: an address within the page lets the drawing fill the window, another leads back. */}
          <a className={`${styles.plain} ${styles.enlarge}`} href={`#${name}`}>
            <span className="visually-hidden">{label} </span>
            {planZoomWords.fullScreen}
          </a>
          <a className={`${styles.plain} ${styles.reduce}`} href={`#${controls}`}>
            <span className="visually-hidden">{label} </span>
            {planZoomWords.close}
          </a>
        </div>
      ) : (
        <Suspense fallback={null}>
          <ZoomTools label={label} place={tools} />
        </Suspense>
      )}
    </div>
  )
}
