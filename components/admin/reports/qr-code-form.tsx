import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'

interface QrCodeFormProps {
  media: readonly Option[]
  targets: readonly Option[]
  nameMax: number
}

/** Creates a QR code for printing. */
export function QrCodeForm({ media, targets, nameMax }: QrCodeFormProps) {
  return (
    <form action={adminApiPaths.qrCodes} method="post" className={`${styles.stack} ${styles.apart}`} aria-labelledby="new-qr-code">
      <h2 id="new-qr-code">QR 코드 만들기</h2>
      <div className={form.inline}>
        <p className={form.field}>
          <label htmlFor="qr-name">이름 (예: 역 앞 현수막)</label>
          <input id="qr-name" name="name" required maxLength={nameMax} autoComplete="off" />
        </p>
        <p className={form.field}>
          <label htmlFor="qr-medium">매체</label>
          <select id="qr-medium" name="medium" required>
            <Options of={media} />
          </select>
        </p>
        <p className={form.field}>
          <label htmlFor="qr-target">열릴 페이지</label>
          <select id="qr-target" name="target" required>
            <Options of={targets} />
          </select>
        </p>
      </div>
      <p>
        <button className="button button--primary" type="submit">
          만들기
        </button>
      </p>
    </form>
  )
}
