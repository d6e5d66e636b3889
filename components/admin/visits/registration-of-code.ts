import { adminPaths } from '@/lib/admin-routes'

/** @returns the registration's id in a visitor's QR code, whose text is the registration's address; null for any other code */
export function registrationOfCode(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { pathname } = new URL(text)
  const id = pathname.startsWith(adminPaths.registration('')) ? pathname.slice(adminPaths.registration('').length) : ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
