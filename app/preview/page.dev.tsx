import type { Metadata } from 'next'
import { ContentPreview } from '@/components/preview/content-preview'
import { content } from '@/lib/content/load'
import { previewPictures, previewTexts } from '@/lib/content/preview'
import { shareCards } from '@/lib/seo/share-cards'

export const metadata: Metadata = { title: '콘텐츠 미리보기', robots: { index: false } }

/** A page of the development server only: its file has an extension that a build does not look for (next.config.ts). */
export default function Preview() {
  return <ContentPreview cards={shareCards()} pictures={previewPictures(content)} texts={previewTexts(content)} />
}
