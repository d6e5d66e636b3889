import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placedTexts, stringsIn } from './place'
import { decodedPath } from '../decoded-path'
import { fallbackIfInvalid } from './invalid-part'

/** Folders of public/ in which content must name every file; others hold generated or static files. */
const FOLDERS = ['pictures', 'panoramas', 'films'] as const
/** The file of public/ that an address leads to, which may be written percent-encoded or plainly. */
const fileOf = (address: string) => (decodedPath(address) ?? address).slice(1)
const PARTS = Object.keys(CONTENT_FILES) as (keyof Content)[]

/** Largest size of a film for a phone, which plays the last of its files. */
const PHONE_FILM_BYTES = 4_000_000

/** Checks our films: captions (KWCAG 2.2, 2), and size on a phone. */
function filmFaults({ videos }: Content, sizes: ReadonlyMap<string, number>): string[] {
  return [...(videos.brand ? [videos.brand] : []), ...videos.tabs].flatMap(({ id, source }) => {
    if (source?.kind !== 'file') return []
    const file = source.files.at(-1)?.href.slice(1) ?? ''
    const bytes = sizes.get(file) ?? 0
    return [
      ...(source.captions ? [] : [`content/${CONTENT_FILES.videos} › [${id}].source.captions: 자막 파일을 적어야 합니다`]),
      ...(bytes > PHONE_FILM_BYTES
        ? [`public/${file}: ${(bytes / 1_000_000).toFixed(1)}MB, 휴대전화에서 받는 영상은 ${PHONE_FILM_BYTES / 1_000_000}MB 이하여야 합니다`]
        : []),
    ]
  })
}

/**
 * Files in public/ and files that content names must match. Only for commands: the running site lists no folder.
 * @param files of public/, with their folders, such as `pictures/hero-480.1234abcd.avif`
 * @param sizes in bytes, as far as known
 */
export function fileFaults(content: Content, files: readonly string[], sizes: ReadonlyMap<string, number> = new Map()): string[] {
  const present = new Set(files)
  const encoded = (folder: string, id: string, widths: readonly number[], hash: string) => widths.map((width) => `${folder}/${id}-${width}.${hash}`)
  const pictures = Object.entries(content.pictureFiles).flatMap(([id, { widths, hash }]) => encoded('pictures', id, widths, hash))
  const panoramas = Object.entries(content.panoramaFiles).flatMap(([id, { widths, hash }]) => encoded('panoramas', id, widths, hash))
  const stems = new Set([...pictures, ...panoramas])
  const presentStems = new Set(files.map((file) => file.replace(/\.\w+$/, '')))
  const texts = PARTS.flatMap((part) => fallbackIfInvalid(() => placedTexts(content, part), []))
  const linked = texts.filter(({ key, text }) => (key === 'href' || key === 'link' || key === 'captions') && /^\/.*\.\w+$/.test(text))
  const written = PARTS.flatMap((part) => stringsIn(content, part))
  const named = new Set(written.flatMap((text) => (/^\/.*\.\w+$/.test(text) ? fileOf(text) : [])))

  const missing = [
    ...[...stems].filter((stem) => !presentStems.has(stem)).map((stem) => `public/${stem}.*: manifest.json 에 있는 파일이 없습니다`),
    ...linked.filter(({ text }) => !present.has(fileOf(text))).map(({ at, text }) => `${at}: public${text} 파일이 없습니다`),
  ]
  const unused = files.filter((file) => {
    if (!FOLDERS.some((folder) => file.startsWith(`${folder}/`)) || file.endsWith('manifest.json')) return false
    return !stems.has(file.replace(/\.\w+$/, '')) && !named.has(file)
  })
  const shown = new Set([
    ...PARTS.filter((part) => part !== 'pictureTexts' && part !== 'pictureFiles').flatMap((part) => stringsIn(content, part)),
    ...Object.values(content.pictureTexts).flatMap(({ tall }) => tall ?? []),
  ])
  const scenes = new Set((content.tours?.tabs ?? []).flatMap(({ tour }) => tour?.scenes.map(({ panorama }) => panorama) ?? []))
  return [
    ...missing,
    ...fallbackIfInvalid(() => filmFaults(content, sizes), []),
    ...Object.entries(content.pictureFiles)
      .filter(([, { preview }]) => preview === undefined)
      .map(([id]) => `public/pictures/manifest.json › ${id}: preview 가 없습니다. npm run site -- pictures 로 다시 만들어 주세요`),
    ...unused.map((file) => `public/${file}: content 에서 쓰지 않는 파일입니다. 지우거나 content 에 적어 주세요`),
    ...Object.keys(content.pictureFiles)
      .filter((id) => !shown.has(id))
      .map((id) => `public/pictures/manifest.json › ${id}: 어느 페이지에도 쓰지 않는 그림입니다. 지우거나 content 에 적어 주세요`),
    ...Object.keys(content.pictureTexts)
      .filter((id) => !(id in content.pictureFiles))
      .map((id) => `content/pictures.ts › ${id}: public/pictures/manifest.json 에 이 그림이 없습니다`),
    ...Object.keys(content.panoramaFiles)
      .filter((id) => !scenes.has(id))
      .map((id) => `public/panoramas/manifest.json › ${id}: 어느 투어에도 쓰지 않는 파노라마입니다. 지우거나 content/tours.ts 에 적어 주세요`),
  ]
}
