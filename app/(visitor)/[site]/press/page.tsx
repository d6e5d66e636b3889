import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PressBoard } from '@/components/press/press-board'
import { SignInSection } from '@/components/press/sign-in-section'
import { firebaseClientConfig } from '@/lib/requests/firebase-client'
import { quotingCurrentFacts } from '@/lib/facts/current-quotes'
import { listArticles } from '@/lib/press/list-articles'
import { keepTogether } from '@/lib/content/schemas/keep-together'
import { openingWords } from '@/lib/messages/ko/opening'
import { pressArticlePath, pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'
import { InnerPage } from '../../inner-page'
import { pressListPage, toListItem } from './press-list-page'

/** Caches one rendering for all anonymous visitors; an edit by staff revalidates it (lib/requests/revalidate-press.ts). */
export const revalidate = 60

/** Renders each list at its first visit, because there is no store at build time. */
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ site: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pressListPage((await params).site)
  return page?.metadata ?? {}
}

/** The press list for visitors without a session; signed-in staff get app/(visitor)/press-desk. */
export default async function PressListPage({ params }: Props) {
  const page = pressListPage((await params).site)
  if (!page) notFound()
  const { items: stored, nextCursor } = await listArticles(services(), page.site.slug)
  // Every article has this page rendered while visitors read others: in several turns of at most 28 ms, instead of one of 50.
  await eventLoopTurn()
  const items = stored.map(quotingCurrentFacts)
  const [newest] = items
  const newestFact = newest && {
    term: openingWords.newestArticle,
    value: <a href={pressArticlePath(page.site.slug, newest.id)}>{keepTogether(newest.title)}</a>,
  }
  return (
    <InnerPage page={page} facts={newestFact && [newestFact]}>
      <PressBoard site={page.site.slug} items={items.map(toListItem)} nextCursor={nextCursor}>
        <SignInSection returnTo={pressListPath(page.site.slug)} firebase={firebaseClientConfig()} />
      </PressBoard>
    </InnerPage>
  )
}
