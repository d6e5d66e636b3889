import styles from './shape-picture.module.css'

interface ShapePictureProps {
  /** File of components/plan/shape-files.tsx. */
  src: string
  width: number
  height: number
  /** Whether it opens its page, and is fetched with it. */
  first?: boolean
}

/** Class of the container of a drawing and the optional file with its shapes: the drawing covers them. */
export const sheetClass = (sheet: string | undefined, shapes: string | undefined) => (shapes ? `${sheet} ${styles.stack}` : sheet)

/** The shapes under a small drawing's text, fetched when they come near. The text names and describes the drawing. */
export const ShapePicture = ({ src, width, height, first = false }: ShapePictureProps) => (
  <img
    className={styles.picture}
    src={src}
    width={width}
    height={height}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : undefined}
    decoding="async"
    draggable={false}
    alt=""
  />
)
