/** What the environment must hold for each identity provider that IDENTITY names. lib/services makes the provider itself. */
export const IDENTITY_PROVIDERS = {
  accounts: { requiredVariables: [] },
  firebase: { requiredVariables: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] },
} as const satisfies Readonly<Record<string, { readonly requiredVariables: readonly string[] }>>

export type IdentityProviderName = keyof typeof IDENTITY_PROVIDERS
export const identityProviderNames = Object.keys(IDENTITY_PROVIDERS) as [IdentityProviderName, ...IdentityProviderName[]]
