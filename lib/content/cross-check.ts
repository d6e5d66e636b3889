import { routes } from '@/lib/routes'
import type { Content } from './load'

/** WCAG 2.2 relative luminance contrast of two #RRGGBB colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What no single schema can see: references between files, colours that cannot be read together. */
export function crossCheck(content: Omit<Content, 'never'>): string[] {
  const faults: string[] = []
  const { theme } = content
  for (const [fore, back, least] of [
    ['ink', 'paper', 4.5], ['ink', 'sand', 4.5], ['paper', 'pine', 4.5], ['brassText', 'paper', 4.5], ['river', 'paper', 4.5], ['clay', 'paper', 4.5], ['brass', 'paper', 3],
  ] as const) {
    const ratio = contrast(theme[fore], theme[back])
    if (ratio < least) faults.push(`content/theme.ts › ${fore}: ${back} 위의 대비 ${ratio.toFixed(2)}:1, ${least}:1 이상이어야 합니다`)
  }

  for (const id of Object.keys(routes)) {
    if (id !== 'home' && !(id in content.pages)) faults.push(`content/pages.ts › ${id}: 이 페이지의 글이 없습니다`)
  }
  const slugs = new Set(content.pressSites.map((site) => site.slug))
  if (!slugs.has(content.site.defaultPressSite)) faults.push(`content/site.ts › defaultPressSite: content/press-sites.ts 에 '${content.site.defaultPressSite}' 가 없습니다`)

  const unitIds = new Set(content.units.types.map((unit) => unit.id))
  content.interiors.forEach((interior, index) => {
    if (!unitIds.has(interior.unit)) faults.push(`content/interiors.ts › [${index}].unit: content/units.ts 에 '${interior.unit}' 타입이 없습니다`)
  })

  const has = (id: string) => id in content.pictureTexts && id in content.pictureFiles
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, `${path}[${index}]`))
    else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        const here = `${path}.${key}`
        if (PICTURE_FIELDS.has(key) && typeof item === 'string' && !has(item)) faults.push(`content › ${here}: '${item}' 그림이 content/pictures.ts 와 public/pictures/manifest.json 에 모두 있어야 합니다`)
        else if (key === 'gallery' && Array.isArray(item)) item.forEach((id, index) => { if (typeof id === 'string' && !has(id)) faults.push(`content › ${here}[${index}]: '${id}' 그림이 없습니다`) })
        else visit(item, here)
      }
    }
  }
  const { pictureTexts: _texts, pictureFiles: _files, ...rest } = content
  visit(rest, '')
  return faults
}

const PICTURE_FIELDS = new Set(['picture', 'image', 'banner', 'social', 'poster'])
