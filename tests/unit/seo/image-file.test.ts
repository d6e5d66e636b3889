import { join } from 'node:path'
import sharp from 'sharp'
import { content, picture } from '@/lib/content/load'
import { imageFile } from '@/lib/seo/image-file'

it("gives the actual size of each picture's file in structured data", async () => {
  const names = [...new Set([content.site.modelHouse.picture, content.home.hero.picture, ...(content.tours?.tabs ?? []).map(({ poster }) => poster)])]
  for (const name of names) {
    const { url, width, height } = imageFile(picture(name))
    const { width: realWidth, height: realHeight } = await sharp(join(process.cwd(), 'public', new URL(url).pathname)).metadata()
    expect([name, width, height]).toEqual([name, realWidth, realHeight])
  }
})
