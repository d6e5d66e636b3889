import { srcSet, type PictureRender, type RenderFiles } from '@/components/ui/picture-renders'

/** Pictures over a still picture, of which at most two are visible at a time. */
export interface CrossFade {
  /** Fetches and decodes a picture. Resolves to false on failure, and at once for the still or a loaded picture. */
  load: (index: number) => Promise<boolean>
  /** Shows `from`, and `to` over it with the opacity `share`, 0 to 1. */
  blend: (from: number, to: number, share: number) => void
  remove: () => void
}

/** One picture, not fetched before it is inserted into the document. */
function createPicture(renders: readonly PictureRender<RenderFiles>[]) {
  const picture = document.createElement('picture')
  for (const { files, media } of renders) {
    for (const format of ['avif', 'webp'] as const) {
      const source = document.createElement('source')
      source.type = `image/${format}`
      source.sizes = '100vw'
      if (media) source.media = media
      source.srcset = srcSet(files, format)
      picture.append(source)
    }
  }
  const image = document.createElement('img')
  image.alt = ''
  image.decoding = 'async'
  image.style.opacity = '0'
  picture.append(image)
  return { picture, image }
}

/**
 * @param frame holds the still, a picture that fills it
 * @param pictures all of them, in order
 * @param still index of the picture that the frame shows already
 */
export function createCrossFade(frame: HTMLElement, pictures: readonly (readonly PictureRender<RenderFiles>[])[], still: number): CrossFade {
  const layers = new Map<number, { picture: HTMLPictureElement; image: HTMLImageElement; loaded: Promise<boolean> }>()
  return {
    load: (index) => {
      const renders = pictures[index]
      if (index === still || !renders) return Promise.resolve(index === still)
      const present = layers.get(index)
      if (present) return present.loaded
      const { picture, image } = createPicture(renders)
      frame.append(picture)
      const loaded = image.decode().then(
        () => true,
        () => {
          // Retried on the next request.
          layers.delete(index)
          picture.remove()
          return false
        },
      )
      layers.set(index, { picture, image, loaded })
      return loaded
    },
    blend: (from, to, share) => {
      for (const [index, { picture, image }] of layers) {
        const opacity = index === from ? (to === still ? 1 - share : 1) : index === to ? share : 0
        image.style.opacity = String(opacity)
        picture.style.zIndex = index === to ? '1' : '0'
      }
    },
    remove: () => {
      for (const { picture } of layers.values()) picture.remove()
      layers.clear()
    },
  }
}
