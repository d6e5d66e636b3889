import type { BrandInput } from '@/lib/content/schemas/complex'
import { site } from './site'

/** The brand; null: no such page. */
export const brand: BrandInput = {
  picture: 'brand',
  statement: '[초안] 브랜드의 문구',
  paragraphs: [`[초안] ${site.builder.name}의 집 짓는 기준을 적어 주세요.`],
  values: [
    { title: '[초안] 기준 1', description: '[초안] 한두 문장으로 설명해 주세요.', picture: 'value-1' },
    { title: '[초안] 기준 2', description: '[초안] 한두 문장으로 설명해 주세요.', picture: 'value-2' },
    { title: '[초안] 기준 3', description: '[초안] 한두 문장으로 설명해 주세요.', picture: 'value-3' },
  ],
}
