import type { ConsentView } from '@/lib/registrations/office/consent-view'
import styles from '@/components/admin/admin.module.css'
import { Facts } from '@/components/admin/facts-list'
import detail from './registration-detail.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'
import { consentOfficeWords } from '@/lib/messages/ko/registration-consents'

export const ConsentList = ({ consents }: { consents: readonly ConsentView[] }) => (
  <Facts
    facts={consents.map(({ label, agreed, evidence, text }) => ({
      label,
      value: (
        <>
          {agreed ? consentOfficeWords.agreed : consentOfficeWords.notAgreed}
          {evidence ? <p>{evidence}</p> : null}
          {text ? (
            <details>
              <summary className={styles.quiet}>{words.consentText}</summary>
              <p className={detail.message}>{text}</p>
            </details>
          ) : null}
        </>
      ),
    }))}
  />
)
