/** What the environment must hold for each identity provider that IDENTITY names. lib/services makes the provider itself. */
export const IDENTITY_PROVIDERS = {
  accounts: { needs: [] },
  firebase: { needs: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'] },
} as const satisfies Readonly<Record<string, { readonly needs: readonly string[] }>>

export type IdentityProviderName = keyof typeof IDENTITY_PROVIDERS
export const identityProviderNames = Object.keys(IDENTITY_PROVIDERS) as [IdentityProviderName, ...IdentityProviderName[]]
