/** Required environment variables of each identity provider of IDENTITY. lib/services creates the provider. */
export const IDENTITY_PROVIDERS = {
  accounts: { requiredVariables: [] },
  firebase: { requiredVariables: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] },
} as const satisfies Readonly<Record<string, { readonly requiredVariables: readonly string[] }>>

export type IdentityProviderName = keyof typeof IDENTITY_PROVIDERS
export const identityProviderNames = Object.keys(IDENTITY_PROVIDERS) as [IdentityProviderName, ...IdentityProviderName[]]
