import 'server-only'
import { picture } from './load'
import type { Picture } from './schemas/pages'

/** An item of content with its picture instead of the picture's name, as components take it. */
export const withPicture = <T extends { picture: string }>(item: T): Omit<T, 'picture'> & { picture: Picture } => ({
  ...item,
  picture: picture(item.picture),
})
