import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { pressWords } from '@/lib/messages/ko/press'
import { SignInForm } from './sign-in-form'
import styles from './sign-in-section.module.css'

interface SignInSectionProps extends ComponentProps<typeof SignInForm> {
  /** Whether the section is expanded, as after a refusal. */
  open?: boolean
}

/** The office's sign-in below the press list, collapsed because hardly any reader needs it. */
export function SignInSection({ open = false, ...form }: SignInSectionProps) {
  return (
    <details className={styles.section} open={open} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h2 id="sign-in">{pressWords.signInHeading}</h2>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <SignInForm {...form} />
    </details>
  )
}
