import { describe, expect, it } from '@jest/globals';
import { emailSchema } from './contacts.js';

describe('an e-mail address', () => {
  it.each([
    ['info@مثال.امارات', 'info@xn--mgbh0fb.xn--mgbaam7a8h'],
    ['info@xn--mgbh0fb.xn--mgbaam7a8h', 'info@xn--mgbh0fb.xn--mgbaam7a8h'],
    ['sales&marketing@example.com', 'sales&marketing@example.com'],
    ['it@münchen.example', 'it@xn--mnchen-3ya.example'],
    ["o'brien+phones@Mail.Example.ae", "o'brien+phones@Mail.Example.ae"],
    ['a@example.com\u200B', 'a@example.com'],
    ['a_b-c.d@sub-domain.example.co', 'a_b-c.d@sub-domain.example.co'],
  ])('may be %s', (typed, kept) => {
    expect(emailSchema.parse(typed)).toBe(kept);
    expect(emailSchema.parse(kept)).toBe(kept);
  });

  it.each([
    'info', 'info@', '@example.com', 'info@localhost', 'a..b@example.com', '.a@example.com', 'a.@example.com', 'a b@example.com',
    'a@-example.com', 'a@example-.com', 'a@exam ple.com', 'a@ex\u202Eample.com', 'a@مثال\u0000.امارات',
    'a@192.168.0.1', 'a@@example.com', 'a,b@example.com', 'مثال@example.com', 'a@example..com', `${'a'.repeat(250)}@example.com`,
  ])('is not %j', (typed) => expect(emailSchema.safeParse(typed).success).toBe(false));
});
