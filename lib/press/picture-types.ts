/** Types of picture files that forms offer: without HEIC, so that an iPhone hands over a JPEG of it. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'
