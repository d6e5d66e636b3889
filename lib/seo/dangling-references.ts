/** @returns `@id`s that a node of `things` refers to and no node defines */
export function danglingReferences(things: readonly unknown[]): string[] {
  const held = new Set<string>()
  const referred = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const id = (value as { '@id'?: unknown })['@id']
    if (typeof id === 'string') (Object.keys(value).length === 1 ? referred : held).add(id)
    Object.values(value).forEach(visit)
  }
  visit(things)
  return [...referred].filter((id) => !held.has(id))
}
