import { describe, expect, it } from '@jest/globals';
import { nameInMail } from './name-in-mail.js';

describe('a name in an e-mail', () => {
  it.each([
    ['Al Noor Trading', 'Al Noor Trading'],
    ['شركة النور', 'شركة النور'],
    ['Your prize at evil.example/claim', 'Your prize at evil example claim'],
    ['https://evil.example', 'https evil example'],
    ['evil。example．com／claim', 'evil example com claim'],
    ['you@evil.example', 'you evil example'],
  ])('that is %s is shown as %s, which nothing makes a link of', (name, shown) => expect(nameInMail(name)).toBe(shown));

  it('is shortened, and no sign is cut in two', () => {
    expect(nameInMail('A'.repeat(40))).toBe('A'.repeat(40));
    expect(nameInMail('A'.repeat(41))).toBe(`${'A'.repeat(39)}…`);
    expect(nameInMail('🌍'.repeat(50))).toBe(`${'🌍'.repeat(39)}…`);
    expect(nameInMail('🇦🇪'.repeat(41))).toBe(`${'🇦🇪'.repeat(39)}…`);
  });
});
