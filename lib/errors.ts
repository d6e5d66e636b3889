/** The few errors that cross a domain's border. Route handlers translate them to statuses (docs/api.md). */

/**
 * Makes `instanceof` hold across bundles. Next compiles this module into several of them, and what the store throws was
 * often made in another one than that which catches it: two classes of one name. A symbol of the global registry is the
 * same in all of them.
 * @param errorClass its instances and those of its subclasses are known by the brand
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

/** Nobody is signed in (401), or the one who is may not (403). */
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

/** What was to be changed is not as it was shown, because somebody else changed it meanwhile: nothing was saved (409). */
export class ChangedMeanwhileError extends Error {
  static {
    knownAcrossBundles(this, 'ChangedMeanwhileError')
  }
  override name = 'ChangedMeanwhileError'
  /** @param userMessage Korean, says what is so now and what to do */
  constructor(readonly userMessage: string) {
    super('changed meanwhile')
  }
}

/** The store could not answer or commit: nothing was saved and the caller must say so (503). */
export class StoreUnavailableError extends Error {
  static {
    knownAcrossBundles(this, 'StoreUnavailableError')
  }
  override name = 'StoreUnavailableError'
}

/** One that waiting does not mend: a damaged file, a directory without rights. Visitors get the same answer. */
export class StoreBrokenError extends StoreUnavailableError {
  static {
    knownAcrossBundles(this, 'StoreBrokenError')
  }
  override name = 'StoreBrokenError'
}

/** Input that fails its schema; `fields` maps a field's name to a Korean message that says what to do (422). */
export class InvalidInputError extends Error {
  static {
    knownAcrossBundles(this, 'InvalidInputError')
  }
  override name = 'InvalidInputError'
  constructor(readonly fields: Readonly<Record<string, string>>) {
    super('invalid input')
  }
}
