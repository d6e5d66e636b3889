import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { previewPictures, previewTexts } from '@/lib/content/preview'
import { content } from '@/lib/content/load'
import { englishPaths, publicPaths } from '@/lib/content/paths'
import { shareCards } from '@/lib/seo/share-cards'

describe('the preview of content', () => {
  it('lists every file’s texts with their paths', () => {
    const home = previewTexts(content).find(({ file }) => file === 'content/home.ts')!
    expect(home.texts).toContainEqual(expect.objectContaining({ at: 'content/home.ts › hero.lead', text: content.home.hero.lead }))
    expect(previewTexts(content).flatMap(({ texts }) => texts).length).toBeGreaterThan(500)
  })

  it('lists every published picture with its text, its files and its uses', () => {
    const pictures = previewPictures(content)
    expect(pictures.map(({ id }) => id)).toEqual(Object.keys(content.pictureFiles))
    for (const { id, at, alt, sizes, shownAt } of pictures) {
      expect(at).toMatch(/^content\/pictures\.ts › .+\.alt$/)
      expect(alt).not.toBe('')
      for (const { url } of sizes) expect([url, existsSync(`public${url}`)]).toEqual([url, true])
      // The model house's page names it itself.
      if (id !== 'model-house') expect(shownAt).not.toEqual([])
    }
    expect(pictures.find(({ id }) => id === content.home.hero.picture)?.shownAt).toContain('content/home.ts › hero.picture')
  })

  it('shows the share card of every page, each with its own picture, at its size', async () => {
    const cards = shareCards()
    expect(cards.map(({ path }) => path).toSorted()).toEqual([...publicPaths(), ...englishPaths()].toSorted())
    for (const { path, at, title, description, picture } of cards) {
      const [file, name] = path.startsWith('/en') ? ['content/english.ts', content.english?.name ?? ''] : ['content/pages.ts', content.site.name]
      expect([path, at.startsWith(file), title.includes(name), description === '']).toEqual([path, true, true, false])
      const { width, height, format } = await sharp(`public${picture.url}`).metadata()
      expect([path, width, height, format]).toEqual([path, picture.width, picture.height, 'jpeg'])
    }
    expect(new Set(cards.map(({ picture }) => picture.url)).size).toBe(cards.length)
  })
})
