import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'
import { officeQrCodeWords as words } from '@/lib/messages/ko/office-qr-codes'

interface QrCodeFormProps {
  media: readonly Option[]
  targets: readonly Option[]
  nameMax: number
}

/** Creates a QR code for printing. */
export function QrCodeForm({ media, targets, nameMax }: QrCodeFormProps) {
  return (
    <form action={adminApiPaths.qrCodes} method="post" className={`${styles.stack} ${styles.apart}`} aria-labelledby="new-qr-code">
      <h2 id="new-qr-code">{words.title}</h2>
      <div className={form.inline}>
        <p className={form.field}>
          <label htmlFor="qr-name">{words.name}</label>
          <input id="qr-name" name="name" required maxLength={nameMax} autoComplete="off" />
        </p>
        <p className={form.field}>
          <label htmlFor="qr-medium">{words.medium}</label>
          <select id="qr-medium" name="medium" required>
            <Options of={media} />
          </select>
        </p>
        <p className={form.field}>
          <label htmlFor="qr-target">{words.target}</label>
          <select id="qr-target" name="target" required>
            <Options of={targets} />
          </select>
        </p>
      </div>
      <p>
        <button className="button button--primary" type="submit">
          {words.create}
        </button>
      </p>
    </form>
  )
}
