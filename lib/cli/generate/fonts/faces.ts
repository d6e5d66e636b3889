import { OWN_SECTION, SECTION_SEPARATOR } from '../../../font-section'
import type { Bucket } from './plan'

interface FaceDefinition {
  id: string
  /** Renamed: the licences reserve the names of modified fonts */
  family: 'Site Sans' | 'Site Serif'
  weight: string
  source: string
  /** OpenType features that are kept: tabular figures in tables, kerning for Latin text */
  features: readonly string[]
}

/** Two static weights are a tenth larger than one variable font, but most pages need little of the second. */
export const FACES = [
  {
    id: 'site-sans-400',
    family: 'Site Sans',
    weight: '400 500',
    source: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
    features: ['kern', 'tnum'],
  },
  {
    id: 'site-sans-600',
    family: 'Site Sans',
    weight: '600 700',
    source: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf',
    features: ['tnum'],
  },
  {
    id: 'site-serif-600',
    family: 'Site Serif',
    weight: '400 700',
    source: 'node_modules/@expo-google-fonts/noto-serif-kr/600SemiBold/NotoSerifKR_600SemiBold.ttf',
    features: [],
  },
] as const satisfies readonly FaceDefinition[]

/**
 * System fonts, used until ours have loaded and for visitors' input, adjusted to the same width and line height so that nothing
 * moves at the swap. `size-adjust` is our advance over theirs for a Korean word and its space; the line metrics are our ascent
 * and descent (of the em) over `size-adjust`.
 */
const FALLBACK_FONTS = [
  {
    family: 'Site Sans Noto',
    local: ['Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans KR', 'NotoSansKR-Regular'],
    sizeAdjust: 0.951,
    ascent: 0.952,
    descent: 0.241,
  },
  { family: 'Site Sans Malgun', local: ['Malgun Gothic', '맑은 고딕'], sizeAdjust: 0.951, ascent: 0.952, descent: 0.241 },
  { family: 'Site Sans Apple', local: ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'], sizeAdjust: 1, ascent: 0.952, descent: 0.241 },
  {
    family: 'Site Serif Noto',
    local: ['Noto Serif CJK KR Bold', 'NotoSerifCJKkr-Bold', 'Noto Serif CJK KR', 'Noto Serif KR'],
    sizeAdjust: 1,
    ascent: 1.151,
    descent: 0.286,
  },
  { family: 'Site Serif Batang', local: ['Batang', 'AppleMyungjo', '바탕'], sizeAdjust: 0.966, ascent: 1.151, descent: 0.286 },
] as const

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

export type FontFile = Bucket & { face: Pick<FaceDefinition, 'family' | 'weight'>; href: string; range: string }

/**
 * Browsers try families in order: the document's core, one file per face with what a section sets besides, then the others. After
 * a route change `main` names the new section by its class `set-…` (components/navigation/client-navigation.tsx). The core has no
 * unicode-range: it is first of its family's files, so browsers try it last, every page fetches it, and its range would be a
 * thirtieth of a page.
 */
export function fontCss(files: readonly FontFile[]): string {
  const faces = files.map(
    ({ face: { family, weight }, section, href, range, first }) =>
      `@font-face{font-family:"${family}${section === undefined ? '' : `${SECTION_SEPARATOR}${section}`}";font-weight:${weight};font-style:normal;font-display:swap;src:url(${href}) format("woff2")${first ? '' : `;unicode-range:${range}`}}`,
  )
  const fallbacks = FALLBACK_FONTS.map(
    ({ family, local, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`,
  )
  const stack = (kind: string, generic: string, section: string | undefined = undefined) =>
    [
      `"Site ${kind}${OWN_SECTION}"`,
      ...(section === undefined ? [] : [`"Site ${kind}${SECTION_SEPARATOR}${section}"`]),
      `"Site ${kind}"`,
      ...FALLBACK_FONTS.filter(({ family }) => family.startsWith(`Site ${kind} `)).map(({ family }) => `"${family}"`),
      generic,
    ].join(',')
  const sections = [...new Set(files.flatMap(({ section }) => section ?? []))].map(
    (section) => `main.set-${section}{--sans:${stack('Sans', 'sans-serif', section)};--serif:${stack('Serif', 'serif', section)};font-family:var(--sans)}`,
  )
  return `${[...faces, ...fallbacks].join('\n')}\n:root{--font-sans:${stack('Sans', 'sans-serif')};--font-serif:${stack('Serif', 'serif')}}\n${sections.join('\n')}\n`
}
