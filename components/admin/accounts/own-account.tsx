import type { SecondFactorSetup } from '@/lib/accounts/office/second-factor-setup'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import own from './own-account.module.css'
import { QrCode } from '@/components/admin/reports/qr-code'

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
      <h2 id="password">비밀번호 바꾸기</h2>
      <form action={adminApiPaths.account} method="post">
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField id="password-now" name="password" label="지금 비밀번호" />
        <PasswordField id="password-next" name="next" label={`새 비밀번호 (${passwordMin}자 이상)`} fresh min={passwordMin} />
        <PasswordField id="password-repeated" name="repeated" label="새 비밀번호 다시 입력" fresh min={passwordMin} />
        <p>바꾸면 다른 기기에 열려 있던 화면은 모두 로그아웃됩니다.</p>
        <p>
          <button className="button" name="action" value="password" type="submit">
            비밀번호 바꾸기
          </button>
        </p>
      </form>
    </section>
  )
}

function SetUp({ setup }: { setup: SecondFactorSetup }) {
  return (
    <details>
      <summary>2단계 인증 켜기</summary>
      <form action={adminApiPaths.account} method="post">
        <input type="hidden" name="setup" value={setup.sealed} />
        <ol className={own.steps}>
          <li>
            휴대전화에 인증 앱(Google OTP, Microsoft Authenticator 등)을 설치하고 QR 코드를 찍어 주세요.
            <QrCode className={own.qr} modules={setup.modules} label="인증 앱으로 찍을 QR 코드" />
            찍을 수 없으면 앱에 이 키를 직접 입력해 주세요: <span className={own.secret}>{setup.secret}</span>
          </li>
          <li>
            <CodeField id="setup-code" label="앱에 보이는 6자리 코드" />
          </li>
          <li>
            <PasswordField id="setup-password" name="password" label="지금 비밀번호" />
          </li>
        </ol>
        <p>
          <button className="button button--primary" name="action" value="second-factor-on" type="submit">
            2단계 인증 켜기
          </button>
        </p>
      </form>
    </details>
  )
}

function TurnOff() {
  return (
    <details className={`${form.confirm} ${form.destructive}`}>
      <summary>2단계 인증 끄기</summary>
      <form action={adminApiPaths.account} method="post">
        <p>휴대전화를 바꿀 때는 끈 다음 새 휴대전화로 다시 켜 주세요. 남은 복구 코드도 쓸 수 없게 됩니다.</p>
        <CodeField id="off-code" label="인증 앱의 6자리 코드 또는 복구 코드" />
        <PasswordField id="off-password" name="password" label="지금 비밀번호" />
        <p>
          <button className={`button ${styles.small} ${styles.danger}`} name="action" value="second-factor-off" type="submit">
            2단계 인증 끄기
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
      <h2 id="second-factor">2단계 인증</h2>
      {setup ? (
        <>
          <p>꺼져 있습니다. 켜면 비밀번호가 새어 나가도 휴대전화 없이는 로그인할 수 없습니다.</p>
          <SetUp setup={setup} />
        </>
      ) : (
        <>
          <p>
            켜져 있습니다. 남은 복구 코드 {recoveryCodesLeft}개.
            {recoveryCodesLeft === 0 ? ' 2단계 인증을 껐다가 다시 켜면 새 복구 코드를 받습니다.' : ''}
          </p>
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
      <h2 id="recovery-codes">복구 코드</h2>
      <p>휴대전화가 없을 때 인증 코드 대신 쓰는 코드입니다. 하나에 한 번씩만 쓸 수 있습니다. 지금 종이에 적거나 인쇄해 두세요. 다시 보여 드리지 않습니다.</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <form action={adminApiPaths.account} method="post">
        <p>
          <button className="button button--primary" name="action" value="codes-noted" type="submit">
            적어 두었습니다
          </button>
        </p>
      </form>
    </section>
  )
}
