import type { ComponentProps } from 'react'

type Look = 'plain' | 'primary' | 'quiet'

const classes = (look: Look, className?: string) => ['button', look === 'plain' ? '' : `button--${look}`, className].filter(Boolean).join(' ')

/** A press that does something on this page. `type` is `button` unless told: only a form's own button submits. */
export function Button({ look = 'plain', className, type = 'button', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={classes(look, className)} {...rest} />
}

/** The same look for what leads to another page. */
export function ButtonLink({ look = 'plain', className, ...rest }: ComponentProps<'a'> & { look?: Look; href: string }) {
  return <a className={classes(look, className)} {...rest} />
}
