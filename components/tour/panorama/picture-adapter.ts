import { EquirectangularAdapter, utils } from '@photo-sphere-viewer/core'
import type { PanoramaFile } from '@/lib/content/schemas/tours'
import { loadPanorama } from './panorama-picture'

/** Panorama description for Photo Sphere Viewer, which uses `path` in its messages. */
export type PicturePanorama = PanoramaFile & { id: string; path: string }

/**
 * Adapter of Photo Sphere Viewer that loads panoramas through `<picture>`. The built-in adapter takes one URL and
 * needs `blob:` in the content security policy.
 */
export class PictureAdapter extends EquirectangularAdapter {
  static override readonly id = 'picture'

  override async loadTexture(panorama: PicturePanorama) {
    const image = await loadPanorama(panorama)
    const { naturalWidth: fullWidth, naturalHeight: fullHeight } = image
    return {
      panorama,
      // The types of three.js are not installed, because this value is only passed on.
      texture: utils.createTexture(image, true) as unknown,
      cacheKey: panorama.path,
      panoData: {
        isEquirectangular: true as const,
        fullWidth,
        fullHeight,
        croppedWidth: fullWidth,
        croppedHeight: fullHeight,
        croppedX: 0,
        croppedY: 0,
        poseHeading: 0,
        posePitch: 0,
        poseRoll: 0,
      },
    }
  }
}
