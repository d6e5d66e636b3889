import { signInRefusalWords } from '@/lib/messages/ko/sign-in-refusals'

/**
 * Opens a session with next-auth's `firebase` provider.
 * @returns null on success, otherwise the reason in Korean
 * @throws TypeError when the server cannot be reached
 */
export async function openSession(idToken: string): Promise<string | null> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json()) as { csrfToken: string }
  const answer = await fetch('/api/auth/callback/firebase', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, idToken, json: 'true' }),
  })
  if (answer.ok) return null
  const { url } = (await answer.json().catch(() => ({}))) as { url?: string }
  // next-auth returns the provider's message in the address of its redirect.
  return (url && new URL(url, location.origin).searchParams.get('error')) || signInRefusalWords.failed
}
