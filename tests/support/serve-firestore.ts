/** `npm run site -- serve-firestore`: the built site on the Firestore emulator, until it is stopped. */
import { startFirestoreSite } from './firestore-site'

const site = await startFirestoreSite(Number(process.env.PORT ?? 3000))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void site.stop())
await site.ended
