import { readFileSync } from 'node:fs'

interface Rule {
  readonly matchPackageNames: readonly string[]
  readonly allowedVersions?: string
  readonly groupName?: string
}

const page = readFileSync('docs/dependencies.md', 'utf8')
const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as { packageRules: readonly Rule[] }
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>
/** Versions by name; for an alias (`npm:typescript@7.0.2`) that of the package. */
const installed = new Map(Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => [name, version.replace(/^npm:.+@/, '')]))

/** Names in the first column of the list. */
const listed = page.split('\n').flatMap((line) => (/^\| `/.test(line) ? [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) : []))
const held = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames).filter((name) => !name.startsWith('!'))

test('the list and the bot hold the same packages', () => {
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual(held.toSorted())
})

test('held packages are installed, within the versions that the bot may update to', () => {
  for (const { matchPackageNames, allowedVersions } of packageRules) {
    for (const name of matchPackageNames.filter((each) => !/[!*]/.test(each))) {
      const version = installed.get(name)
      expect(`${name} ${version ?? 'is not installed'}`).toMatch(/\d$/)
      const [limit = '', minor = '99999'] = (allowedVersions ?? '<99999').slice(1).split('.')
      const [major = 0, own = 0] = (version ?? '').split('.').map(Number)
      expect(major < Number(limit) || (major === Number(limit) && minor !== '99999' && own < Number(minor))).toBe(true)
    }
  }
})

test('every version is exact', () => {
  expect([...installed].filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})
