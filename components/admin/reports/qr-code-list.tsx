import { koreanDay } from '@/components/ui/korean-date'
import type { QrCodeCard } from '@/lib/attribution/office/qr-code-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import form from '@/components/admin/form.module.css'
import qr from './qr-code-list.module.css'
import { Tag } from '@/components/admin/tag'
import { formatCount } from '@/lib/messages/format-count'

/** Printed QR codes, newest first, with their files and a button to close each. */
export function QrCodeList({ codes }: { codes: readonly QrCodeCard[] }) {
  return (
    <OfficeTable caption="QR 코드, 최신순" columns={['이름', '매체', '열릴 페이지', '만든 날', '방문', '파일과 닫기']}>
      {codes.map((code) => (
        <tr key={code.id}>
          <th scope="row">
            {code.name} {code.closed ? <Tag>닫음</Tag> : null}
          </th>
          <td data-label="매체">{code.medium}</td>
          <td data-label="열릴 페이지">{code.target}</td>
          <td data-label="만든 날">{koreanDay(code.at)}</td>
          <td data-label="방문">
            {formatCount(code.scans)}{' '}
            <a className={styles.target} href={`${adminPaths.inbox}?channel=qr:${code.id}`}>
              <span className="visually-hidden">{code.name} </span>등록 보기
            </a>
          </td>
          <td className={qr.files}>
            <form action={adminApiPaths.qrCode(code.id)} method="post" className={styles.row}>
              {(['svg', 'pdf'] as const).map((format) => (
                <button key={format} className={`button ${styles.small}`} name="action" value={format} type="submit">
                  <span className="visually-hidden">{code.name} </span>
                  {format.toUpperCase()}
                </button>
              ))}
            </form>
            {code.closed ? null : (
              <details className={`${form.confirm} ${form.destructive}`}>
                <summary>
                  <span className="visually-hidden">{code.name} </span>닫기
                </summary>
                <form action={adminApiPaths.qrCode(code.id)} method="post">
                  <p>닫으면 인쇄한 코드는 첫 화면으로 이어지고, 다시 열 수 없습니다.</p>
                  <p>
                    <button className={`button ${styles.small} ${styles.danger}`} name="action" value="close" type="submit">
                      코드 닫기
                    </button>
                  </p>
                </form>
              </details>
            )}
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
