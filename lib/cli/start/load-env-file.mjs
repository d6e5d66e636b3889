import nextEnv from '@next/env'

/**
 * Puts what `.env` and its companions say (https://nextjs.org/docs/app/guides/environment-variables) into the environment,
 * by Next's own reader and before Next does: what is exported already stays. Next would come to it when the port, the public
 * address and the proxies have long been read.
 * @param {string} root absolute path of the project, its dependencies installed
 * @param {boolean} [development] whether `.env.development` counts, instead of `.env.production`
 */
export const loadEnvFile = (root, development = false) => void nextEnv.loadEnvConfig(root, development)
