import styles from './shape-picture.module.css'

interface ShapePictureProps {
  /** File of components/plan/shape-files.tsx. */
  src: string
  width: number
  height: number
}

/** Class of what holds a drawing and, where there is one, the file with its shapes: the drawing stands over them. */
export const sheetClass = (sheet: string | undefined, shapes: string | undefined) => (shapes ? `${sheet} ${styles.stack}` : sheet)

/** The shapes under a small drawing's words, fetched when they come near. The words name and describe the drawing. */
export const ShapePicture = ({ src, width, height }: ShapePictureProps) => (
  <img className={styles.picture} src={src} width={width} height={height} loading="lazy" decoding="async" draggable={false} alt="" />
)
