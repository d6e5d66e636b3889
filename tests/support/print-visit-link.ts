import { createVault } from '@/lib/crypto/vault'
import { env } from '@/lib/env'
import { visitorPagePath } from '@/lib/routes'
import { existingDataKey } from '@/lib/services/keys'
import { visitLinkToken } from '@/lib/visits/visit-link'

/** Prints the path of the page of a registration's visit, as its SMS has it. Argument: id of the registration. */
process.stdout.write(visitorPagePath(visitLinkToken(createVault(existingDataKey(env())), process.argv[2] ?? '')))
