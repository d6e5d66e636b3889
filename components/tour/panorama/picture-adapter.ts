import { EquirectangularAdapter, utils } from '@photo-sphere-viewer/core'
import type { PanoramaFile } from '@/lib/content/schemas/tours'
import { loadPanorama } from './panorama-picture'

/** What the viewer calls a panorama; `path` names it in its messages. */
export type PicturePanorama = PanoramaFile & { id: string; path: string }

/**
 * Loads panoramas as pictures. The viewer's own adapter takes one address, and shows it through a `blob:` URL, which the
 * site's content security policy has no other reason to allow.
 */
export class PictureAdapter extends EquirectangularAdapter {
  static override readonly id = 'picture'

  override async loadTexture(panorama: PicturePanorama) {
    const image = await loadPanorama(panorama)
    const { naturalWidth: fullWidth, naturalHeight: fullHeight } = image
    return {
      panorama,
      // The types of three are not installed for one value that is only handed on.
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
