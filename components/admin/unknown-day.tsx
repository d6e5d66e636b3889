import styles from './admin.module.css'

/** Says that the address names a day that does not exist, and that another one is shown. */
export const UnknownDay = () => (
  <p className={styles.notice} role="status">
    주소에 적힌 날짜가 달력에 없어 오늘을 보입니다.
  </p>
)
