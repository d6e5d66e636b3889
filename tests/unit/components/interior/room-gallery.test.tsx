import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { RoomGallery } from '@/components/interior/room-gallery'
import { picture } from '@/lib/content/load'

const room = (title: string) => ({ title, description: `${title} 설명`, picture: picture('river-view') })
const shown = (...titles: string[]) => parse(renderToStaticMarkup(<RoomGallery lead="한 타입의 방" rooms={titles.map(room)} />))

test('the first room opens the page; only others make a list', () => {
  expect(
    shown('거실', '주방')
      .querySelectorAll('li h2')
      .map(({ text }) => text),
  ).toEqual(['주방'])
  const single = shown('거실')
  expect(single.querySelector('h2')?.text).toBe('거실')
  expect(single.querySelector('ol')).toBeNull()
})
