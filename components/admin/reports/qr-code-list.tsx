import { koreanDay } from '@/components/ui/korean-date'
import type { QrCodeCard } from '@/lib/attribution/office/qr-code-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import qr from './qr-code-list.module.css'
import { Tag } from '@/components/admin/tag'
import { TextLink } from '@/components/admin/text-link'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { formatCount } from '@/lib/messages/format-count'
import { officeQrCodeWords as words } from '@/lib/messages/ko/office-qr-codes'

export function QrCodeList({ codes }: { codes: readonly QrCodeCard[] }) {
  return (
    <OfficeTable caption={words.caption} columns={words.columns}>
      {codes.map((code) => (
        <tr key={code.id}>
          <th scope="row">
            {code.name} {code.closed ? <Tag>{words.closed}</Tag> : null}
          </th>
          <td data-label={words.columns[1]}>{code.medium}</td>
          <td data-label={words.columns[2]}>{code.target}</td>
          <td data-label={words.columns[3]}>{koreanDay(code.at)}</td>
          <td data-label={words.columns[4]}>
            {formatCount(code.scans)}{' '}
            <TextLink href={`${adminPaths.inbox}?channel=qr:${code.id}`}>
              <span className="visually-hidden">{code.name} </span>
              {words.registrations}
            </TextLink>
          </td>
          <td className={qr.files}>
            <PostForm to={adminApiPaths.qrCode(code.id)} className={styles.row}>
              {(['svg', 'pdf'] as const).map((format) => (
                <button key={format} className={`button ${styles.small}`} name="action" value={format} type="submit">
                  <span className="visually-hidden">{code.name} </span>
                  {format.toUpperCase()}
                </button>
              ))}
            </PostForm>
            {code.closed ? null : (
              <Confirm label={words.close} of={code.name} destructive>
                <PostForm to={adminApiPaths.qrCode(code.id)}>
                  <p>{words.closeText}</p>
                  <Submit look="danger" value="close" label={words.closeNow} />
                </PostForm>
              </Confirm>
            )}
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
