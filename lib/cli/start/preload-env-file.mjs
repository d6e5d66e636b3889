/** `node --import`ed ahead of the commands of lib/cli, so that they see the environment of the site that they are about. */
import { loadEnvFile } from './load-env-file.mjs'

loadEnvFile(process.cwd())
