import type { SecondFactorSetup } from '@/lib/accounts/office/second-factor-setup'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import own from './own-account.module.css'
import { QrCode } from '@/components/admin/reports/qr-code'
import { ownAccountWords as words } from '@/lib/messages/ko/office-own-account'
import { signInCodeWords } from '@/lib/messages/ko/sign-in-code'

const PasswordField = ({ id, name, label, fresh = false, min }: { id: string; name: string; label: string; fresh?: boolean; min?: number }) => (
  <p className={form.field}>
    <label htmlFor={id}>{label}</label>
    <input id={id} name={name} type="password" required minLength={min} maxLength={256} autoComplete={fresh ? 'new-password' : 'current-password'} />
  </p>
)

const CodeField = ({ id, label }: { id: string; label: string }) => (
  <p className={form.field}>
    <label htmlFor={id}>{label}</label>
    <input id={id} name="code" required inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
  </p>
)

/**
 * Changes the person's own password.
 * @param email for the browser's password manager
 */
export function PasswordForm({ email, passwordMin }: { email: string; passwordMin: number }) {
  return (
    <section className={own.section} aria-labelledby="password">
      <h2 id="password">{words.changePassword}</h2>
      <form action={adminApiPaths.account} method="post">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField id="password-now" name="password" label={words.password} />
        <PasswordField id="password-next" name="next" label={words.newPassword(passwordMin)} fresh min={passwordMin} />
        <PasswordField id="password-repeated" name="repeated" label={words.repeated} fresh min={passwordMin} />
        <p>{words.passwordText}</p>
        <p>
          <button className="button" name="action" value="password" type="submit">
            {words.changePassword}
          </button>
        </p>
      </form>
    </section>
  )
}

function SetUp({ setup }: { setup: SecondFactorSetup }) {
  return (
    <details>
      <summary>{words.turnOn}</summary>
      <form action={adminApiPaths.account} method="post">
        <input type="hidden" name="setup" value={setup.sealed} />
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
        <p>
          <button className="button button--primary" name="action" value="second-factor-on" type="submit">
            {words.turnOn}
          </button>
        </p>
      </form>
    </details>
  )
}

function TurnOff() {
  return (
    <details className={`${form.confirm} ${form.destructive}`}>
      <summary>{words.turnOff}</summary>
      <form action={adminApiPaths.account} method="post">
        <p>{words.turnOffText}</p>
        <CodeField id="off-code" label={signInCodeWords.code} />
        <PasswordField id="off-password" name="password" label={words.password} />
        <p>
          <button className={`button ${styles.small} ${styles.danger}`} name="action" value="second-factor-off" type="submit">
            {words.turnOff}
          </button>
        </p>
      </form>
    </details>
  )
}

interface SecondFactorProps {
  /** Null when the second factor is on. */
  setup: SecondFactorSetup | null
  recoveryCodesLeft: number
}

/** Turns the person's own second factor on and off. */
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
      <form action={adminApiPaths.account} method="post">
        <p>
          <button className="button button--primary" name="action" value="codes-noted" type="submit">
            {words.noted}
          </button>
        </p>
      </form>
    </section>
  )
}
