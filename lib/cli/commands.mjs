/**
 * How a command starts: directly, or compiled as it loads, with the environment of `.env` or of the folder that CONTENT names.
 */
const COMPILED = ['--conditions=react-server', '--import', 'tsx']
const WITH_ENVIRONMENT = [...COMPILED, '--import', './lib/cli/start/preload-env-file.mjs']

/**
 * @typedef {object} Command
 * @property {string} usage what follows its name
 * @property {string} does one line of help
 * @property {readonly string[]} node Node's arguments; those of the caller follow
 * @property {Readonly<Record<string, string>>} [environment] added to the caller's
 */

/** What `npm run site -- NAME` runs, by headings of its help. @type {Readonly<Record<string, Readonly<Record<string, Command>>>>} */
export const COMMANDS = {
  운영: {
    doctor: { usage: '', does: '환경 변수, 디스크, 저장소, 알림, 백업을 점검합니다.', node: [...WITH_ENVIRONMENT, 'lib/cli/doctor.ts'] },
    admin: {
      usage: 'list | create | password | role | disable | enable | unlock | …',
      does: '관리자 계정을 만들고 바꿉니다. 이름만 적으면 쓰는 법이 나옵니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/admin.ts'],
    },
    'admin-firebase': {
      usage: 'list | grant EMAIL [ROLE] | revoke EMAIL',
      does: 'Firebase 계정의 권한을 정합니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/firebase-administrators.ts'],
    },
    registrations: {
      usage: '[--full] [--quarantine] [--json] [--limit 50] | expire [--confirm] | index',
      does: '등록을 보고, 보유 기간이 지난 것을 파기하고, 검색어를 보충합니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/registrations.ts'],
    },
    backup: { usage: '[--keep 14]', does: '사이트를 멈추지 않고 데이터를 복사합니다.', node: [...WITH_ENVIRONMENT, 'lib/cli/backup.ts'] },
    restore: {
      usage: '[FILE [--keys FILE] [--stopped]]',
      does: '백업을 되돌립니다. 파일이 없으면 목록을 보여 줍니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/restore.ts'],
    },
    facts: {
      usage: 'check | export | import FILE [--confirm --as EMAIL --reason TEXT [--source TEXT]] | compare | adopt',
      does: '게시한 사이트 정보를 점검하고, JSON으로 내보내고 들이고, content/와 비교해 옮겨 적습니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/facts.ts'],
    },
    archive: {
      usage: 'check | list | save NUMBER DIR',
      does: '남겨 둔 지난 화면을 점검하고, 보고, 폴더에 꺼냅니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/archive.ts'],
    },
    deliver: { usage: '', does: '보낼 때가 된 메시지를 한 번 보냅니다.', node: [...WITH_ENVIRONMENT, 'lib/cli/deliver.ts'] },
    'migrate-store': {
      usage: '[--verify | --restart] [--with-unreadable]',
      does: '내장 저장소를 Firestore로 옮기고 둘을 비교합니다.',
      node: [...WITH_ENVIRONMENT, 'lib/cli/migrate-store.ts'],
    },
  },
  내용: {
    content: {
      usage: '[--watch]',
      does: 'content/와 그림의 잘못을 한 목록으로 보여 줍니다.',
      node: ['lib/cli/start/in-site.mjs', ...COMPILED, 'lib/cli/content.ts'],
    },
    'new-complex': {
      usage: 'DIR [--answers FILE] [--name …]',
      does: '다른 단지의 내용 폴더를 초안으로 만듭니다.',
      node: [...COMPILED, 'lib/cli/new-complex.ts'],
    },
    pictures: { usage: 'add FILE --as NAME [--alt TEXT]', does: '그림을 모든 폭과 형식으로 넣습니다.', node: [...COMPILED, 'lib/cli/pictures.ts'] },
    plans: { usage: 'draw FILE [--out OUT]', does: '평면이나 배치도를 격자 위에 그리고 잘못을 표시합니다.', node: [...COMPILED, 'lib/cli/plans.ts'] },
    fonts: { usage: '[ORIGIN]', does: '페이지마다 쓰는 글자를 다시 잽니다.', node: ['--import', 'tsx', 'lib/cli/generate/fonts/measure.ts'] },
  },
  개발: {
    brochure: {
      usage: '[--from ORIGIN] [--out FILE] [--publish --as EMAIL [--reason TEXT]]',
      does: '열려 있는 사이트의 내용으로 안내 책자 PDF를 만들고 자료실에 올립니다.',
      node: [...WITH_ENVIRONMENT, 'tools/brochure/brochure.ts'],
    },
    'test-nightly': {
      usage: '',
      does: '다른 단지의 사이트, 개발 서버, 모든 주소의 접근성, 도메인의 변이를 시험합니다.',
      node: ['tests/run/nightly.mjs'],
    },
    'test-firestore': {
      usage: '[FILE …]',
      does: '브라우저 시험을 Firestore 에뮬레이터로 합니다.',
      node: ['--import', 'tsx', 'tests/support/test-firestore.ts'],
    },
    'test-webkit': { usage: '', does: 'iPhone 시험을 WebKit으로 합니다.', node: ['tests/webkit/test-webkit.mjs'] },
    'test-node': { usage: 'VERSION', does: '다른 Node로 모두 시험합니다.', node: ['tests/run/node-version.mjs'] },
    'test-mutants': {
      usage: '[DOMAIN … | --tonight]',
      does: '도메인의 코드를 하나씩 바꾸어 단위 시험이 알아채는지 봅니다.',
      node: ['tools/mutants/run.mjs'],
    },
    'serve-firestore': { usage: '', does: 'Firestore 에뮬레이터로 사이트를 엽니다.', node: ['--import', 'tsx', 'tests/support/serve-firestore.ts'] },
    'audit-html': { usage: '', does: 'HTML과 접근성 검사기를 모든 주소에 돌립니다.', node: ['tools/audit/audit-html.mjs'] },
    'audit-previews': { usage: '', does: '링크 미리보기를 여섯 가지 앱처럼 그립니다.', node: ['tools/audit/audit-previews.mjs'] },
    'bench-office': {
      usage: '[--registrations 100000] [--rounds 200] [--plans] [--keep DIR]',
      does: '분양 사무실이 기다리는 시간을 잽니다.',
      node: [...COMPILED, 'tools/bench/sales-office.ts'],
    },
    'bench-blocks': { usage: '', does: '등록 10만 건에서 사무실 화면이 주 스레드를 막는 시간을 잽니다.', node: [...COMPILED, 'tools/bench/blocks.ts'] },
    'bench-office-reads': { usage: '', does: 'Firestore에서 읽는 문서 수를 셉니다.', node: [...COMPILED, 'tools/bench/sales-office-reads.ts'] },
    'bench-press': { usage: '[--firestore]', does: '기사 10만 건의 첫 목록과 먼 목록을 잽니다.', node: [...COMPILED, 'tools/bench/press-list.ts'] },
    'bench-visits': { usage: '', does: '예약 10만 건의 시간표와 예약을 잽니다.', node: [...COMPILED, 'tools/bench/visits.ts'] },
  },
}

/** @param {string} name @returns {Command | undefined} */
export const findCommand = (name) => Object.values(COMMANDS).flatMap((group) => (Object.hasOwn(group, name) ? [group[name]] : []))[0]

/** @returns {string} every command with one line */
export const helpText = () => {
  const width = Math.max(...Object.values(COMMANDS).flatMap((group) => Object.keys(group).map((name) => name.length)))
  const groups = Object.entries(COMMANDS).map(
    ([heading, group]) =>
      `${heading}\n${Object.entries(group)
        .map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
        .join('\n')}`,
  )
  return `사용법: npm run site -- 명령 [인자]\n\n${groups.join('\n\n')}\n\n명령 뒤에 --help를 붙이면 인자를 보여 줍니다.`
}

/** @param {string} name @param {Command} command @returns {string} */
export const usageText = (name, { usage, does }) => `사용법: npm run site -- ${name}${usage && ` ${usage}`}\n${does}`
