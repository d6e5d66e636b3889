/** Loaded by `node --import` before the commands of lib/cli, so that they get the environment of their site. */
import { loadEnvFile } from './load-env-file.mjs'

loadEnvFile(process.cwd())
