import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import type { Option } from '@/components/admin/options'
import { PostForm, Submit } from '@/components/admin/post-form'
import { InputField, SelectField } from '@/components/admin/field'
import { officeQrCodeWords as words } from '@/lib/messages/ko/office-qr-codes'

interface QrCodeFormProps {
  media: readonly Option[]
  targets: readonly Option[]
  nameMax: number
}

export function QrCodeForm({ media, targets, nameMax }: QrCodeFormProps) {
  return (
    <PostForm to={adminApiPaths.qrCodes} className={`${styles.stack} ${styles.apart}`} aria-labelledby="new-qr-code">
      <h2 id="new-qr-code">{words.title}</h2>
      <div className={form.inline}>
        <InputField id="qr-name" label={words.name} name="name" required maxLength={nameMax} />
        <SelectField id="qr-medium" label={words.medium} name="medium" required options={media} />
        <SelectField id="qr-target" label={words.target} name="target" required options={targets} />
      </div>
      <Submit look="primary" label={words.create} />
    </PostForm>
  )
}
