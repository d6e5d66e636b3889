import { Parser } from 'htmlparser2'

/** A text of a page's `<main>`, where everything stands that is written after a build. */
export interface WrittenText {
  /** That it stands in, the nearest first: tag and classes of each */
  elements: readonly (readonly string[])[]
  characters: ReadonlySet<number>
}

const HIDDEN = new Set(['script', 'style', 'textarea', 'title'])

export function writtenTexts(html: string): WrittenText[] {
  const texts = new Map<string, { elements: string[][]; characters: Set<number> }>()
  const open: string[][] = []
  const parser = new Parser({
    onopentag(tag, { class: classes = '' }) {
      open.push([tag, ...classes.split(/\s+/).filter(Boolean)])
    },
    ontext(text) {
      if (!text.trim() || HIDDEN.has(open.at(-1)?.[0] ?? '') || !open.some(([tag]) => tag === 'main')) return
      const key = JSON.stringify(open)
      const place = texts.get(key) ?? { elements: open.toReversed(), characters: new Set() }
      for (const character of text) if (character.trim()) place.characters.add(character.codePointAt(0) ?? 0)
      texts.set(key, place)
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return [...texts.values()]
}
