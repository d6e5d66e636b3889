import type { SecondFactorSetup } from '@/lib/accounts/office/second-factor-setup'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import own from './own-account.module.css'
import { QrCode } from '@/components/admin/reports/qr-code'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { ownAccountWords as words } from '@/lib/messages/ko/office-own-account'
import { signInCodeWords } from '@/lib/messages/ko/sign-in-code'

const PasswordField = ({ id, name, label, fresh = false, min }: { id: string; name: string; label: string; fresh?: boolean; min?: number }) => (
  <InputField
    id={id}
    label={label}
    name={name}
    type="password"
    required
    minLength={min}
    maxLength={256}
    autoComplete={fresh ? 'new-password' : 'current-password'}
  />
)

const CodeField = ({ id, label }: { id: string; label: string }) => (
  <InputField id={id} label={label} name="code" required inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
)

/**
 * Changes the person's own password.
 * @param email for the browser's password manager
 */
export function PasswordForm({ email, passwordMin }: { email: string; passwordMin: number }) {
  return (
    <section className={own.section} aria-labelledby="password">
      <h2 id="password">{words.changePassword}</h2>
      <PostForm to={adminApiPaths.account}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField id="password-now" name="password" label={words.password} />
        <PasswordField id="password-next" name="next" label={words.newPassword(passwordMin)} fresh min={passwordMin} />
        <PasswordField id="password-repeated" name="repeated" label={words.repeated} fresh min={passwordMin} />
        <p>{words.passwordText}</p>
        <Submit look="large" value="password" label={words.changePassword} />
      </PostForm>
    </section>
  )
}

function SetUp({ setup }: { setup: SecondFactorSetup }) {
  return (
    <details>
      <summary className={styles.quiet}>{words.turnOn}</summary>
      <PostForm to={adminApiPaths.account} fields={{ setup: setup.sealed }}>
        <ol className={own.steps}>
          <li>
            {words.scan}
            <QrCode className={own.qr} modules={setup.modules} label={words.code} />
            {words.secret} <span className={own.secret}>{setup.secret}</span>
          </li>
          <li>
            <CodeField id="setup-code" label={words.appCode} />
          </li>
          <li>
            <PasswordField id="setup-password" name="password" label={words.password} />
          </li>
        </ol>
        <Submit look="primary" value="second-factor-on" label={words.turnOn} />
      </PostForm>
    </details>
  )
}

function TurnOff() {
  return (
    <Confirm label={words.turnOff} destructive>
      <PostForm to={adminApiPaths.account}>
        <p>{words.turnOffText}</p>
        <CodeField id="off-code" label={signInCodeWords.code} />
        <PasswordField id="off-password" name="password" label={words.password} />
        <Submit look="danger" value="second-factor-off" label={words.turnOff} />
      </PostForm>
    </Confirm>
  )
}

interface SecondFactorProps {
  /** Null when the second factor is on. */
  setup: SecondFactorSetup | null
  recoveryCodesLeft: number
}

export function SecondFactor({ setup, recoveryCodesLeft }: SecondFactorProps) {
  return (
    <section className={own.section} aria-labelledby="second-factor">
      <h2 id="second-factor">{signInCodeWords.title}</h2>
      {setup ? (
        <>
          <p>{words.isOff}</p>
          <SetUp setup={setup} />
        </>
      ) : (
        <>
          <p>{words.isOn(recoveryCodesLeft)}</p>
          <TurnOff />
        </>
      )}
    </section>
  )
}

/**
 * Shows recovery codes once.
 * @param codes formatted for writing down
 */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className={own.section} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{words.recoveryCodes}</h2>
      <p>{words.recoveryText}</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <PostForm to={adminApiPaths.account}>
        <Submit look="primary" value="codes-noted" label={words.noted} />
      </PostForm>
    </section>
  )
}
