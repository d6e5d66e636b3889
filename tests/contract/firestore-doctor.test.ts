import { diagnose } from '@/lib/cli/diagnose'
import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedServiceAccount } from '../support/emulated-service-account'
import { freshProject } from '../support/firestore-store'

describeWithFirestore('npm run site -- doctor', () => {
  it('reports nothing about the embedded store of a Firestore site', async () => {
    const project = freshProject()
    const { clientEmail, privateKey } = emulatedServiceAccount(project)
    Object.assign(process.env, {
      STORE: 'firestore',
      FIREBASE_PROJECT_ID: project,
      FIREBASE_API_KEY: 'emulated',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ project_id: project, client_email: clientEmail, private_key: privateKey }),
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      AUTH_SECRET: 'tests-only-tests-only-tests-only-tests-only',
    })
    const said = (await diagnose(process.env)).map(({ text }) => text).join('\n')
    expect(said).toContain('저장소를 열고 저장할 수 있습니다.')
    expect(said).not.toMatch(/디스크|저장 공간|폴더|백업/)
  })
})
