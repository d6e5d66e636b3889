import styles from './shape-picture.module.css'

interface ShapePictureProps {
  /** File of components/plan/shape-files.tsx. */
  src: string
  width: number
  height: number
}

/** The shapes under a small drawing's words, fetched when they come near. The words name and describe the drawing. */
export const ShapePicture = ({ src, width, height }: ShapePictureProps) => (
  <img className={styles.picture} src={src} width={width} height={height} loading="lazy" decoding="async" draggable={false} alt="" />
)
