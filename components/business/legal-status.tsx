import type { Site } from '@/lib/content/schemas/site'
import styles from './legal-status.module.css'

/** 민간임대주택법 §42: registration and report numbers belong on the site; what is not issued yet reads 준비 중. */
export function LegalStatus({ legal }: { legal: Site['legal'] }) {
  const rows = [
    { label: '임대사업자(시행)', value: legal.rentalOperator },
    { label: '임대사업자 등록번호', value: legal.rentalOperatorNumber },
    { label: '공급신고번호', value: legal.supplyReportNumber },
    { label: '임대보증금 보증', value: legal.guarantee },
  ]
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{row.value ?? '준비 중'}</dd>
        </div>
      ))}
    </dl>
  )
}
