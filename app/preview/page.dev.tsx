import type { Metadata } from 'next'
import { ContentPreview } from '@/components/preview/content-preview'
import { content } from '@/lib/content/load'
import { previewPictures, previewTexts } from '@/lib/content/preview'
import { shareCards } from '@/lib/seo/share-cards'

export const metadata: Metadata = { title: '콘텐츠 미리보기', robots: { index: false } }

/** Exists on the development server only: a build ignores the extension `.dev.tsx` (next.config.ts). */
export default function Preview() {
  return <ContentPreview cards={shareCards()} pictures={previewPictures(content)} texts={previewTexts(content)} />
}
