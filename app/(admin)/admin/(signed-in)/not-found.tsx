import styles from '@/components/admin/admin.module.css'
import { PageHead } from '@/components/admin/page-head'
import { adminPaths } from '@/lib/routes'

/** What does not exist, and what the account's role may not see, read alike. */
export default function AdminNotFound() {
  return (
    <>
      <PageHead title="Not Found" />
      <p>없는 주소이거나, 이 계정의 역할로는 볼 수 없는 화면입니다. 필요하시면 관리자에게 역할을 바꿔 달라고 요청해 주세요.</p>
      <p>
        <a className={styles.target} href={adminPaths.inbox}>
          등록 고객으로 가기
        </a>
      </p>
    </>
  )
}
