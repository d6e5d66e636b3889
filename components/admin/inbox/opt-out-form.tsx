import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

/** Opts a number out of advertising after a request by phone. */
export function OptOutForm() {
  return (
    <details className={`${form.confirm} ${form.destructive} ${styles.apart}`}>
      <summary>수신거부 등록</summary>
      <form action={adminApiPaths.optOut} method="post">
        <p>이 번호로는 광고 문자를 보내지 않습니다. 대기 중인 광고 문자도 취소합니다.</p>
        <p className={form.field}>
          <label htmlFor="opt-out-phone">휴대전화 번호</label>
          <input id="opt-out-phone" name="phone" type="tel" required autoComplete="off" />
        </p>
        <p>
          <button className={`button ${styles.small}`} type="submit">
            수신거부 등록
          </button>
        </p>
      </form>
    </details>
  )
}
