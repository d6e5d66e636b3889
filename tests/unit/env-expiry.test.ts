import { parseEnv } from '@/lib/env'

test('parses names with their expiry dates', () => {
  expect(parseEnv({ ALARM_EXPIRY: '인증서 2027-01-15,  문자 발송 키  2027-03-01 ' }).ALARM_EXPIRY).toEqual([
    { name: '인증서', day: '2027-01-15' },
    { name: '문자 발송 키', day: '2027-03-01' },
  ])
  expect(parseEnv({ ALARM_EXPIRY: '' }).ALARM_EXPIRY).toEqual([])
})

test.each(['인증서', '2027-01-15', '인증서 2027-13-01', '인증서 내일', ',', `${'가'.repeat(61)} 2027-01-15`])('refuses %j without repeating it', (value) => {
  expect(() => parseEnv({ ALARM_EXPIRY: value })).toThrow(/^환경 변수를 고쳐 주세요\.\n {2}ALARM_EXPIRY/)
})
