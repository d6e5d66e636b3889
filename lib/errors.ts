/** The few errors that cross a domain's border. Route handlers translate them to statuses; see product.md. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
}

/** Nobody is signed in (401), or the one who is may not (403). */
export class UnauthenticatedError extends Error {
  override name = 'UnauthenticatedError'
}
export class ForbiddenError extends Error {
  override name = 'ForbiddenError'
}

/** The store could not commit: nothing was saved and the caller must say so (503). */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError'
}

/** One that waiting does not mend: a damaged file, a directory without rights. Visitors get the same answer. */
export class StoreBrokenError extends StoreUnavailableError {
  override name = 'StoreBrokenError'
}

/** Input that fails its schema; `fields` maps a field's name to a Korean message that says what to do (422). */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError'
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super('invalid input')
  }
}
