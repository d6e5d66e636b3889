import nextEnv from '@next/env'

/**
 * Loads `.env` and its variants (https://nextjs.org/docs/app/guides/environment-variables) into the environment, with Next's own
 * reader; exported variables win. Next itself would load them only after the port, the public address and the proxies were read.
 * @param {string} root absolute path of the project, its dependencies installed
 * @param {boolean} [development] whether to load `.env.development` instead of `.env.production`
 */
export const loadEnvFile = (root, development = false) => void nextEnv.loadEnvConfig(root, development)
