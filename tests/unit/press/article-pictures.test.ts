/** @jest-environment node */
import sharp from 'sharp'
import { InvalidInputError } from '@/lib/errors'
import { createArticle, editArticle } from '@/lib/press/write-article'
import type { ArticleUploads } from '@/lib/press/article-uploads'
import { PICTURES_MAX, pictureSlots, readPictureInputs, type PictureInput } from '@/lib/press/article-picture'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, SITE } from '@/tests/support/registrations'

let store: Store
const clock = fixedClock()
const services = () => ({ store, now: clock.now })
beforeEach(async () => {
  store = await freshSqliteStore()
})
afterEach(() => store.close())

const png = (background: string) =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background } })
    .png()
    .toBuffer()
const input = (number: number, changes: Partial<PictureInput> = {}): PictureInput => ({
  number,
  file: null,
  alt: undefined,
  remove: false,
  free: false,
  ...changes,
})
const written = async (content: string, ...pictures: PictureInput[]) => {
  const { id } = await createArticle(services(), [SITE], { site: SITE, title: '제목', summary: '요약', content }, { pictures })
  return id
}
const edited = (id: string, changes: object, uploads?: ArticleUploads) => editArticle(services(), id, changes, uploads)
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof InvalidInputError ? error.fields : error),
  )

test('stand where the text names them, or at its end, in the sizes of a cover', async () => {
  const [first, second] = [await png('#806040'), await png('#204060')]
  const id = await written('앞\n\n[사진 2]\n\n뒤', input(1, { file: first, alt: ' 모형 \n 전경 ' }), input(2, { file: second, alt: '현장' }))
  const article = (await store.press.find(id))!
  expect(article.content).toBe('앞\n\n[사진 2]\n\n뒤\n\n[사진 1]')
  expect(article.pictures).toMatchObject([
    { number: 1, alt: '모형 전경', width: 1000, height: 500, files: [{ width: 640 }, { width: 960 }, { width: 1000 }] },
    { number: 2, alt: '현장' },
  ])
  for (const { files } of article.pictures)
    for (const { file, width } of files) expect(await sharp((await store.media.find(file))!).metadata()).toMatchObject({ format: 'webp', width })
})

test('a removed one goes with its line and its files; the others keep theirs', async () => {
  const id = await written('앞', input(1, { file: await png('#806040'), alt: '하나' }), input(2, { file: await png('#204060'), alt: '둘' }))
  const before = (await store.press.find(id))!
  const after = await edited(id, { content: `${before.content}\n끝` }, { pictures: [input(1, { alt: '하나', remove: true }), input(2, { alt: '둘째' })] })
  expect(after).toMatchObject({ content: '앞\n\n\n[사진 2]\n끝', pictures: [{ number: 2, alt: '둘째' }] })
  expect([await store.media.find(before.pictures[0]!.files[0].file), await store.media.find(before.pictures[1]!.files[0].file)]).toEqual([
    null,
    expect.anything(),
  ])
  // An edit without fields of pictures, as a program sends it, keeps them.
  expect((await edited(id, { title: '새 제목' })).pictures).toEqual(after.pictures)
})

describe('a picture that came to a place which the form of somebody else showed as free', () => {
  const colleagues = async () => {
    const id = await written('앞', input(1, { file: await png('#806040'), alt: '동료' }))
    return (await store.press.find(id))!
  }
  const blank = (...numbers: number[]) => numbers.map((number) => input(number, { alt: '', free: true }))

  test('stays beside the file that was chosen for the place, which gets the next free number with its line', async () => {
    const { id, pictures } = await colleagues()
    const [file, other] = [await png('#204060'), await png('#608040')]
    const mine = [input(1, { file, alt: '하나', free: true }), input(2, { file: other, alt: '둘', free: true }), ...blank(3)]
    const after = await edited(id, { content: '[사진 1]\n가운데\n[사진 2]' }, { pictures: mine })
    expect(after.content).toBe('[사진 3]\n가운데\n[사진 2]')
    expect(after.pictures).toMatchObject([{ ...pictures[0] }, { number: 2, alt: '둘' }, { number: 3, alt: '하나' }])
    expect(await store.media.find(pictures[0]!.files[0].file)).not.toBeNull()
  })

  test('keeps its description where no file was chosen, and a removal is not its own', async () => {
    const { id, pictures } = await colleagues()
    expect((await edited(id, { content: '뒤' }, { pictures: blank(1, 2, 3) })).pictures).toEqual(pictures)
    expect((await edited(id, { content: '뒤' }, { pictures: [input(1, { alt: '', remove: true, free: true })] })).pictures).toEqual(pictures)
    expect(await refusal(edited(id, { content: '뒤' }, { pictures: [input(1, { alt: '내 사진', free: true })] }))).toEqual({
      picture1: '[사진 1] 설명만 있고 파일이 없습니다. 파일을 다시 고르거나 설명을 지워 주세요.',
    })
  })

  test('refuses the file if every place is taken', async () => {
    const { id, pictures } = await colleagues()
    const full = Array.from({ length: PICTURES_MAX }, (_, index) => ({ ...pictures[0]!, number: index + 1 }))
    await store.press.update(id, { pictures: { pictures: full, media: [] }, updatedAt: clock.now() })
    const mine = input(1, { file: await png('#204060'), alt: '하나', free: true })
    expect(await refusal(edited(id, { content: '' }, { pictures: [mine] }))).toEqual({
      picture1: '[사진 1] 파일을 둘 자리가 없습니다. 기사 하나에 사진은 12장까지입니다. 다른 사진을 지우고 저장해 주세요.',
    })
  })
})

test('the form says which places it shows as free', () => {
  const slots = pictureSlots([{ number: 2, alt: '', width: 1, height: 1, files: [{ file: 'a.webp', width: 1 }] }])
  expect(slots.flatMap(({ number, picture }) => (picture ? [] : [number]))).toEqual([1, 3, 4])
  const read = readPictureInputs({ freePictures: '1 3 4', picture1Alt: '', picture2Alt: '둘' }, {})
  expect(read.map(({ number, free }) => [number, free])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('a line without its picture is refused, unless the text is older than pictures or a program sent it', async () => {
  const blank = input(1, { alt: '' })
  expect(await refusal(written('앞\n[사진 1]', blank))).toEqual({
    content: '본문의 [사진 1]에 넣을 사진이 없습니다. 사진을 올리거나 본문에서 그 줄을 지워 주세요.',
  })
  const id = await written('[사진 3]')
  expect(await edited(id, { content: '[사진 3]\n덧붙임' }, { pictures: [blank] })).toMatchObject({ content: '[사진 3]\n덧붙임', pictures: [] })
})

test('says beside the field what a picture needs', async () => {
  const file = await png('#806040')
  expect(await refusal(written('앞', input(1, { file, alt: ' ' })))).toEqual({
    picture1Alt: '[사진 1] 설명을 입력해 주세요. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.',
  })
  expect(await refusal(written('앞', input(2, { alt: '설명' })))).toEqual({
    picture2: '[사진 2] 설명만 있고 파일이 없습니다. 파일을 다시 고르거나 설명을 지워 주세요.',
  })
  expect(await refusal(written('앞', input(1, { file: Buffer.from('사진이 아닙니다.'), alt: '설명' })))).toEqual({
    picture1: '[사진 1]: JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다.',
  })
  const four = [1, 2, 3, 4].map((number) => input(number, { file, alt: '설명' }))
  expect(await refusal(written('앞', ...four))).toEqual({ picture4: '본문 사진은 한 번에 3장까지 올릴 수 있습니다. 먼저 저장하고 이어서 올려 주세요.' })
  expect((await store.press.list({ siteId: SITE, limit: 9 })).length).toBe(0)
})
