/** Errors that cross a domain's border. Route handlers map them to statuses (docs/api.md). */

/**
 * Makes `instanceof` work across bundles. Next compiles this module into several bundles, so the class that the store
 * throws often differs from the class of the same name that catches it. A symbol of the global registry is the same in
 * all of them.
 * @param errorClass its instances and those of its subclasses carry the symbol
 * @param name of the class, spelled out because bundles rename classes
 */
export function knownAcrossBundles(errorClass: { readonly prototype: Error }, name: string): void {
  const brand = Symbol.for(`site.error.${name}`)
  Object.defineProperty(errorClass.prototype, brand, { value: true })
  Object.defineProperty(errorClass, Symbol.hasInstance, { value: (error: unknown) => typeof error === 'object' && error !== null && brand in error })
}

export class NotFoundError extends Error {
  static {
    knownAcrossBundles(this, 'NotFoundError')
  }
  override name = 'NotFoundError'
}

/** Nobody is signed in (401), or the account lacks the permission (403). */
export class UnauthenticatedError extends Error {
  static {
    knownAcrossBundles(this, 'UnauthenticatedError')
  }
  override name = 'UnauthenticatedError'
}
export class ForbiddenError extends Error {
  static {
    knownAcrossBundles(this, 'ForbiddenError')
  }
  override name = 'ForbiddenError'
}

/** Somebody else changed it since it was shown; nothing was saved (409). */
export class ChangedMeanwhileError extends Error {
  static {
    knownAcrossBundles(this, 'ChangedMeanwhileError')
  }
  override name = 'ChangedMeanwhileError'
  /** @param userMessage Korean, with the current state and what to do */
  constructor(readonly userMessage: string) {
    super('changed meanwhile')
  }
}

/** The store could not respond or commit: nothing was saved, and the caller must report it (503). */
export class StoreUnavailableError extends Error {
  static {
    knownAcrossBundles(this, 'StoreUnavailableError')
  }
  override name = 'StoreUnavailableError'
}

/** A failure that waiting does not fix: a damaged file, a directory without permissions. Visitors get the same response. */
export class StoreBrokenError extends StoreUnavailableError {
  static {
    knownAcrossBundles(this, 'StoreBrokenError')
  }
  override name = 'StoreBrokenError'
}

/** Input that fails its schema; `fields` maps a field's name to a Korean message with what to do (422). */
export class InvalidInputError extends Error {
  static {
    knownAcrossBundles(this, 'InvalidInputError')
  }
  override name = 'InvalidInputError'
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super('invalid input')
  }
}
