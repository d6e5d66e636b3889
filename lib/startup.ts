import 'server-only'
import { ensureAdministrator } from './auth/administrator'
import { content } from './content/load'
import { seedArticles } from './press/seed-articles'
import type { Services } from './services'

const VIEWS_FLUSH_INTERVAL_MS = 3_000

/** Press sites, the default one first. */
export const pressSiteSlugs = (): string[] => {
  const slugs = content.pressSites.map(({ slug }) => slug)
  return slugs.toSorted((a, b) => Number(b === content.site.defaultPressSite) - Number(a === content.site.defaultPressSite))
}

const tellPassword = ({ email, password }: { email: string; password: string }) =>
  // Straight to the terminal: a log line would be collected and kept.
  process.stdout.write(`\n  관리자 계정을 만들었습니다. 이 비밀번호는 다시 표시되지 않습니다.\n    이메일    ${email}\n    비밀번호  ${password}\n    바꾸기    npm run admin -- password ${email}\n\n`)

/**
 * What a server does once before it serves: a new store gets its first articles and an administrator,
 * and readings are stored every few seconds from here on.
 */
export async function startUp(services: Services): Promise<void> {
  await seedArticles(services, pressSiteSlugs(), content.seedArticles)
  const created = await ensureAdministrator(services, { email: services.env.ADMIN_EMAIL, password: services.env.ADMIN_PASSWORD })
  if (created) tellPassword(created)
  setInterval(() => {
    services.views.flush().catch((error: unknown) => services.log.error({ err: error }, 'views could not be stored; they wait'))
  }, VIEWS_FLUSH_INTERVAL_MS).unref()
}

/** A clean stop: what waits in memory is stored before the store closes. */
export async function shutDown({ views, store, log }: Services): Promise<void> {
  await views.flush().catch((error: unknown) => log.error({ err: error }, 'views were lost at the stop'))
  await store.close()
}
