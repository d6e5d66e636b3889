import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ['libsql', 'firebase-admin', 'pino'],
  devIndicators: false,
}

export default config
