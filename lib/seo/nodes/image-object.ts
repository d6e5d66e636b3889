import type { ImageObject } from 'schema-dts'
import { imageFile, type ImageInput } from '../image-file'

export function imageObject(image: ImageInput) {
  const { url, width, height, alt } = imageFile(image)
  return {
    '@type': 'ImageObject',
    url,
    contentUrl: url,
    width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
    height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    caption: alt,
  } as const satisfies ImageObject
}
