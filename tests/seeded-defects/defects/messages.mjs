/** Messages. @type {readonly import('../defects.mjs').Defect[]} */
export const MESSAGE_DEFECTS = [
  {
    layer: 'outbox',
    name: 'advertisements go until 22:00',
    file: 'lib/messaging/advertising-hours.ts',
    find: 'CLOSING_HOUR = 21',
    replace: 'CLOSING_HOUR = 22',
    check: { unit: 'tests/unit/messaging/deliver-due.test.ts' },
  },
  {
    layer: 'outbox',
    name: 'an advertisement goes to who did not ask for it',
    file: 'lib/registrations/compose-messages.ts',
    find: 'if (consent.answers.marketing.agreed) {',
    replace: 'if (consent.answers.privacy.agreed) {',
    check: { unit: 'tests/unit/messaging/deliver-due.test.ts' },
  },
  {
    layer: 'outbox',
    name: 'what may have been sent is sent again',
    file: 'lib/messaging/deliver-due.ts',
    find: 'if (lookUps !== null) return lookUp(services, message, sender, lookUps)',
    replace: '',
    check: { unit: 'tests/unit/messaging/unknown-outcomes.test.ts' },
  },
  {
    layer: 'outbox',
    name: 'a form sends strangers an address by SMS',
    file: 'lib/registrations/compose-messages.ts',
    find: ".replace(/[^\\p{L}\\p{M} ]/gu, '')",
    replace: '',
    check: { unit: 'tests/unit/messaging/deliver-due.test.ts' },
  },
  {
    layer: 'log',
    name: 'a log line carries a phone number',
    file: 'lib/messaging/deliver-due.ts',
    find: '{ message: message.id, state: settlement.state',
    replace: '{ message: message.id, to: message.to, state: settlement.state',
    check: { unit: 'tests/unit/messaging/deliver-due.test.ts' },
  },
]
