import type { ComponentProps } from 'react'

type Variant = 'plain' | 'primary' | 'quiet'

const classes = (variant: Variant, className?: string) => ['button', variant === 'plain' ? '' : `button--${variant}`, className].filter(Boolean).join(' ')

/** A button that acts on this page. `type` is `button` by default: only a form's own button submits. */
export function Button({ variant: variant = 'plain', className, type = 'button', ...rest }: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={classes(variant, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant: variant = 'plain', className, ...rest }: ComponentProps<'a'> & { variant?: Variant; href: string }) {
  return <a className={classes(variant, className)} {...rest} />
}
