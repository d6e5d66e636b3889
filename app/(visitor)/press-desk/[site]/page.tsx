import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { ArticleForm } from '@/components/press/article-form'
import { PressBoard } from '@/components/press/press-board'
import { SignInSection } from '@/components/press/sign-in-section'
import { WelcomeBar } from '@/components/press/welcome-bar'
import { findCurrentAdmin } from '@/lib/requests/current-admin'
import { firebaseClientConfig } from '@/lib/requests/firebase-client'
import { readSignInNotice, SIGN_IN_NOTICE_COOKIE } from '@/lib/accounts/office/sign-in-notice'
import { can } from '@/lib/accounts/permissions'
import { InvalidInputError } from '@/lib/errors'
import { pressWords } from '@/lib/messages/ko/press'
import { articleLimits } from '@/lib/press/article'
import { pictureSlots } from '@/lib/press/article-picture'
import { listArticles } from '@/lib/press/list-articles'
import { MISSING_ARTICLE, pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'
import { pressListPage, toListItem } from '../../[site]/press/press-list-page'
import { InnerPage } from '../../inner-page'

/*
 * The press list for one request: for signed-in staff, after a refused sign-in (`?signin=failed`), for older pages
 * linked without JavaScript (`?cursor=`) and after a missing article (`?notice=missing-article`). The path never
 * appears in an address bar: middleware.ts rewrites /{site}/press to it when a session cookie or one of those
 * parameters is present.
 */
interface Props {
  params: Promise<{ site: string }>
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

type SearchParams = Awaited<Props['searchParams']>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

const isMissingArticle = ({ notice }: SearchParams) => first(notice) === MISSING_ARTICLE

/**
 * Points search engines to the list by its canonical address. The title starts with the notice because screen readers
 * announce the title first.
 */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const page = pressListPage((await params).site)
  if (!page) return {}
  const metadata: Metadata = { ...page.metadata, robots: { index: false, follow: true } }
  return isMissingArticle(await searchParams) ? { ...metadata, title: { absolute: `${pressWords.missingArticle.title} | ${page.described.title}` } } : metadata
}

/** Falls back to the newest articles when the cursor is truncated or forged, as for a missing article. */
async function listFrom(site: string, cursor: string | undefined) {
  try {
    return await listArticles(services(), site, { cursor })
  } catch (error) {
    if (error instanceof InvalidInputError) redirect(pressListPath(site))
    throw error
  }
}

/** @param refused whether a sign-in was refused, even when the cookie with the reason is gone */
async function StaffPressList({ site, refused }: { site: string; refused: boolean }) {
  const returnTo = pressListPath(site)
  const admin = await findCurrentAdmin()
  if (!admin) {
    const notice = readSignInNotice((await cookies()).get(SIGN_IN_NOTICE_COOKIE)?.value)
    return <SignInSection open={refused || notice !== null} returnTo={returnTo} notice={notice} firebase={firebaseClientConfig()} />
  }
  return (
    <>
      <WelcomeBar email={admin.email} returnTo={returnTo} />
      {can(admin, 'press.write') ? (
        <>
          <h2 id="sign-in">{pressWords.writeHeading}</h2>
          <ArticleForm site={site} limits={articleLimits} slots={pictureSlots([])} />
        </>
      ) : null}
    </>
  )
}

export default async function StaffPressListPage({ params, searchParams }: Props) {
  const page = pressListPage((await params).site)
  if (!page) notFound()
  const asked = await searchParams
  const cursor = first(asked.cursor)
  const { items, nextCursor } = await listFrom(page.site.slug, cursor)
  return (
    <InnerPage page={page}>
      <PressBoard
        site={page.site.slug}
        items={items.map(toListItem)}
        nextCursor={nextCursor}
        continued={cursor !== undefined}
        missing={isMissingArticle(asked)}
      >
        <StaffPressList site={page.site.slug} refused={asked.signin !== undefined} />
      </PressBoard>
    </InnerPage>
  )
}
