/** Who works in the office that fill-office.ts makes. */
export const OFFICE = {
  password: 'typed by a person',
  administrator: { email: 'owner@example.com', name: '박관리' },
  'team-leader': { email: 'leader@example.com', name: '최팀장' },
  counsellor: { email: 'a.counsellor.with.a.rather.long.address@sales-office.example.com', name: '김상담' },
  'privacy-officer': { email: 'officer@example.com', name: '정보호' },
} as const

/** What its pages need to be found: ids. */
export interface FilledOffice {
  /** A registration to which everything happened. */
  readonly worked: string
  /** One that is part of it. */
  readonly part: string
  /** A search that finds more than a page shows, sealed. */
  readonly search: string
  /** One that nobody has looked at. */
  readonly fresh: string
  /** A registration whose visit is tomorrow. */
  readonly visit: string
  readonly article: string
}
