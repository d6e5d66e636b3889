import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PressBoard } from '@/components/press/press-board'
import { SignInSection } from '@/components/press/sign-in-section'
import { firebaseClientConfig } from '@/lib/requests/firebase-client'
import { listArticles } from '@/lib/press/list-articles'
import { pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'
import { InnerPage } from '../../inner-page'
import { pressListPage, toListItem } from './press-list-page'

/** Rendered once for all anonymous visitors and kept; writes of the administrator render it anew (lib/requests/revalidate-press.ts). */
export const revalidate = 60

/** None at build time, when there is no store: each site's list is rendered at its first visit. */
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ site: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = pressListPage((await params).site)
  return page?.metadata ?? {}
}

/** The press list as everybody sees it who is not signed in; who is gets app/(visitor)/press-desk instead. */
export default async function PressListPage({ params }: Props) {
  const page = pressListPage((await params).site)
  if (!page) notFound()
  const { items, nextCursor } = await listArticles(services(), page.site.slug)
  return (
    <InnerPage page={page}>
      <PressBoard site={page.site.slug} items={items.map(toListItem)} nextCursor={nextCursor}>
        <SignInSection returnTo={pressListPath(page.site.slug)} firebase={firebaseClientConfig()} />
      </PressBoard>
    </InnerPage>
  )
}
