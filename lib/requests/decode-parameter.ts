import { NotFoundError } from '@/lib/errors'

/** A path's parameter, decoded. @throws NotFoundError for what no address of ours can be */
export function decodeParameter(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    throw new NotFoundError('malformed parameter')
  }
}
