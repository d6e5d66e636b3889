import type { ConsentVersionsInput } from '@/lib/content/schemas/registration'

/** Hash of each consent text, by version. */
export const consentVersions: ConsentVersionsInput = {
  privacy: { '2026-11-29': '4c7342d6378c20594db091d3bbffbb4c8ac2706a23a52b7439d97dbe28803b1c' },
  marketing: { '2026-11-29': '55c55c09533f880cc60cb085b8af61c0b1dc422953715dd9087890415b5aaff8' },
  night: { '2026-11-29': '1d1815e8ef086370814a08501a15737f9ccf2ad85345370abc5e9051a18e851a' },
}
