import { adminPaths } from '@/lib/admin-routes'

/** @returns the id that a visitor's code names: its text is the address of the registration; null for another code */
export function registrationOfCode(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { pathname } = new URL(text)
  const id = pathname.startsWith(adminPaths.registration('')) ? pathname.slice(adminPaths.registration('').length) : ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
