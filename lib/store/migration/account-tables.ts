import 'server-only'
import { emailKey } from '../firestore/account-documents'
import { COLLECTIONS } from '../firestore/collections'
import { recoveryHashesFromJson } from '../sealed-fields'
import { bytesOrNull, number, numberOrNull, table, text, textOrNull, type MigratedTable } from './migrated-table'

export const ACCOUNT_TABLES: readonly MigratedTable[] = [
  table({
    collection: COLLECTIONS.accounts,
    from: 'accounts',
    toDocument: (row) => ({
      id: text(row, 'id'),
      data: {
        email: text(row, 'email'),
        name: textOrNull(row, 'name'),
        passwordHash: text(row, 'password_hash'),
        role: text(row, 'role'),
        createdAt: number(row, 'created_at'),
        disabledAt: numberOrNull(row, 'disabled_at'),
        totpSealed: bytesOrNull(row, 'totp_sealed'),
        totpUsedStep: numberOrNull(row, 'totp_used_step'),
        recoveryHashes: row.recovery_hashes === null ? null : recoveryHashesFromJson(text(row, 'recovery_hashes'), text(row, 'id')),
        invitationHash: textOrNull(row, 'invitation_hash'),
        invitationExpiresAt: numberOrNull(row, 'invitation_expires_at'),
      },
    }),
  }),
  table({
    collection: COLLECTIONS.accountEmails,
    from: 'accounts',
    toDocument: (row) => ({ id: emailKey(text(row, 'email')), data: { accountId: text(row, 'id') } }),
  }),
  table({
    collection: COLLECTIONS.audit,
    from: 'audit',
    numeric: true,
    toDocument: (row) => ({
      // Small numbers: older than every entry that Firestore's own numbering creates (firestore/audit.ts).
      id: String(number(row, 'id')),
      data: {
        at: number(row, 'at'),
        actor: textOrNull(row, 'actor'),
        address: textOrNull(row, 'address'),
        action: text(row, 'action'),
        subject: textOrNull(row, 'subject'),
        detail: textOrNull(row, 'detail'),
        order: number(row, 'id'),
      },
    }),
  }),
]
