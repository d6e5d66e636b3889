import { readKey } from '@/lib/store/key-file'
import { createVault } from '@/lib/vault'
import { visitorPagePath } from '@/lib/routes'
import { visitLinkToken } from '@/lib/visits/visit-link'

/** lib/store/sqlite's DATA_KEY_FILE: loading the store itself would take half a second per link. */
const KEY_FILE = 'data.key'

/** Prints the path of the page of a registration's visit, as in its SMS. Argument: id of the registration. */
const key = readKey(process.env.DATA_DIR ?? '', KEY_FILE)
if (!key) throw new Error(`there is no ${KEY_FILE} in DATA_DIR`)
process.stdout.write(visitorPagePath(visitLinkToken(createVault(key), process.argv[2] ?? '')))
