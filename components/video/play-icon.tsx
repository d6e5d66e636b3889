import styles from './play-icon.module.css'

/** The round play icon over a poster; decorative, because the control around it has the name. */
export function PlayIcon() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <circle cx="48" cy="48" r="47" className={styles.ground} />
      <path d="M40 32.5v31l25-15.5Z" className={styles.sign} />
    </svg>
  )
}
