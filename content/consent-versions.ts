import type { ConsentVersionsInput } from '@/lib/content/schemas/registration'

/**
 * SHA-256 of each released consent text of content/registration.ts by its version. The build fails when a text changes under the
 * same version or a version has no entry; the message gives the line to add. Never edit or remove a released entry.
 */
export const consentVersions: ConsentVersionsInput = {
  privacy: {
    '2026-11-22': '0fb647b8b3ab33a9172f18243156a2de1027ace99367072fd25ae63a446888b9',
    '2026-11-23': '4f47cf20663c780c6118adc2484045d8525164e50e65842cd8e81f891834208a',
  },
  marketing: { '2026-11-01': 'b95747d9bd33ae0647b57fc766f14091ab49adad47c6692ac729049fb99afacc' },
  night: { '2026-11-01': '5356d5cefbf5c61f2f39c4fd5f527e371403791890a2a0b1b1f7c7fc0a3b7592' },
}
