import { NotFoundError } from '@/lib/errors'

/**
 * Decodes a path's parameter.
 * @throws NotFoundError for malformed encoding
 */
export function decodeParameter(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    throw new NotFoundError('malformed parameter')
  }
}
