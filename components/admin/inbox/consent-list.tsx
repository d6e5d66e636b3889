import type { ConsentView } from '@/lib/registrations/office/consent-view'
import detail from './registration-detail.module.css'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'
import { consentOfficeWords } from '@/lib/messages/ko/registration-consents'

export const ConsentList = ({ consents }: { consents: readonly ConsentView[] }) => (
  <dl className={detail.facts}>
    {consents.map(({ label, agreed, evidence, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {agreed ? consentOfficeWords.agreed : consentOfficeWords.notAgreed}
          {evidence ? <p>{evidence}</p> : null}
          {text ? (
            <details>
              <summary>{words.consentText}</summary>
              <p className={detail.message}>{text}</p>
            </details>
          ) : null}
        </dd>
      </div>
    ))}
  </dl>
)
