/** Office. @type {readonly import('../defects.mjs').Defect[]} */
export const OFFICE_DEFECTS = [
  {
    layer: 'session',
    name: 'a disabled account keeps its session',
    file: 'lib/auth/session.ts',
    find: 'if (!found || found.account.disabledAt) return null',
    replace: 'if (!found) return null',
    check: { unit: 'tests/unit/auth/sign-in.test.ts' },
  },
  {
    layer: 'session',
    name: 'an idle session never ends',
    file: 'lib/auth/session.ts',
    find: 'if (at >= found.session.expiresAt || idle >= SESSION_IDLE_MS) return null',
    replace: 'if (at >= found.session.expiresAt) return null',
    check: { unit: 'tests/unit/auth/sign-in.test.ts' },
  },
  {
    layer: 'origin check',
    name: 'another site may post',
    file: 'lib/http/same-origin.ts',
    find: 'if (origin !== publicOrigin && !ownHost) refuse()',
    replace: 'if (origin !== publicOrigin && !ownHost) return',
    check: { unit: 'tests/unit/http/requests.test.ts' },
  },
  {
    layer: 'export',
    name: 'a cell of the export is a formula',
    file: 'lib/admin/inbox/export-csv.ts',
    find: 'FORMULA_PREFIX.test(text.trimStart())',
    replace: "text === '='",
    check: { unit: 'tests/unit/admin/export.test.ts' },
  },
  {
    layer: 'office form',
    name: 'a form of the office sends another field than its handler reads',
    file: 'components/admin/status-form.tsx',
    find: '<select name="status"',
    replace: '<select name="state"',
    check: { unit: 'tests/unit/components/admin/admin-forms.test.tsx' },
  },
]
