import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../../../tests/support/runs.js';
import { joinHeroRequestSchema } from '../../areas/heroes/schemas.js';
import { companyName, multilineText, personName, plainText } from './text.js';

describe('text of several lines', () => {
  const text = multilineText(20);

  it('takes line breaks and emoji, and makes all line breaks one kind', () => {
    expect(text.parse(' One\r\ntwo\n🌍 ')).toBe('One\ntwo\n🌍');
  });

  it.each([
    ['a tab', 'a\tb'],
    ['NUL', 'a\u0000b'],
    ['a lone carriage return', 'a\rb'],
    ['half a surrogate pair', 'a\ud800'],
    ['nothing but spaces', ' \n '],
    ['too much', 'x'.repeat(21)],
  ])('refuses %s', (_, given) => {
    expect(text.safeParse(given).success).toBe(false);
  });
});

const of = (hex: string) => String.fromCodePoint(...hex.split(' ').map((each) => Number.parseInt(each, 16)));
const isTaken = (text: string) => plainText(200).safeParse(text).success;
/** Characters of one of Unicode's classes. */
const inClass = (name: string) =>
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)).filter((text) =>
    new RegExp(`^\\p{${name}}$`, 'u').test(text)
  );
/** The small classes, of which chance finds none. */
const small = (name: string) => {
  const pattern = new RegExp(`\\p{${name}}`, 'u');
  const all = Array
    .from({ length: 0x110000 }, (_, point) => (point >= 0xd800 && point < 0xe000 ? '' : String
      .fromCodePoint(point)))
    .filter((text) => pattern.test(text));
  return fc.constantFrom(...all);
};

describe('text that others see', () => {
  it.each([
    ['control', small('Cc')],
    ['format', small('Cf')],
    ['private', inClass('Co')],
    ['unassigned', inClass('Cn')],
    ['line separators', small('Zl')],
    ['paragraph separators', small('Zp')],
    ['others that show nothing', small('Default_Ignorable_Code_Point')],
  ])('holds nothing of the class %s between its letters', (_, characters) => {
    fc.assert(fc.property(fc.constantFrom('ab', 'Layla', '中文', 'Zoë'), characters, (word, hidden) => {
      expect(isTaken(word[0] + hidden + word.slice(1))).toBe(false);
    }), { numRuns: runs(300, 100) });
  });

  it('is in NFC and accepted unchanged, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
        const { data } = plainText(200).safeParse(given);
        if (data === undefined) return;
        expect(data).toBe(data.normalize('NFC'));
        expect(plainText(200).parse(data)).toBe(data);
        expect(/[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\u{E0000}-\u{E007F}]/u.test(data)).toBe(
          false,
        );
      }),
      { numRuns: runs(2_000, 200) },
    );
  });

  it('is not composed where it is far too long, which would hold everybody up', () => {
    const stacked = `a${'\u0300\u0316'.repeat(60_000)}`;
    for (const schema of [plainText(200), multilineText(1_000)]) {
      const begun = performance.now();
      const { error } = schema.safeParse(stacked);
      expect(error?.issues).toEqual([expect.objectContaining({ code: 'too_big' })]);
      // Composing it takes seconds.
      expect(performance.now() - begun).toBeLessThan(200);
    }
    // Text that is decomposed as far as possible, and fits once it is composed, is accepted.
    expect(plainText(200).parse('\u1f82'.normalize('NFD').repeat(200))).toBe('\u1f82'.repeat(200));
    expect(plainText(200).safeParse('a'.repeat(201)).error?.issues[0]?.message)
      .toBe(plainText(200).safeParse('a'.repeat(801)).error?.issues[0]?.message);
  });

  it('stacks as many marks as languages do and no more', () => {
    fc.assert(fc.property(small('M'), fc.integer({ min: 1, max: 50 }), (mark, count) => {
      if (/\p{Default_Ignorable_Code_Point}/u.test(mark)) return;
      const text = `ڪ${mark.repeat(count)}`;
      const stacked = /\p{M}*$/u.exec(text.normalize('NFC'))![0];
      expect(isTaken(text)).toBe([...stacked].length < 5);
    }));
  });

  it.each([
    ['Vietnamese', 'Nguyễn Thị Hồng Ánh'],
    ['Vietnamese, taken apart', 'Nguyễn Thị'.normalize('NFD')],
    ['Arabic with vowels', 'مُحَمَّدٌ'],
    ['Persian with a non-joiner', of('0645 06CC 200C 062E 0648 0627 0647 0645')],
    ['Devanagari with a joiner', of('0915 094D 200D 0937')],
    ['Hindi', 'श्रीनिवास'],
    ['Tamil', 'ஸ்ரீ'],
    ['Sinhala with a joiner', of('0DC1 0DCA 200D 0DBB 0DD3')],
    ['Thai', 'สมชาย น้ำผึ้ง'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Tagalog', 'Dela Cruz-Santos'],
    ['an apostrophe', 'O’Brien'],
    ['a family of emoji', '👩‍👩‍👧‍👦'],
    ['an astronaut', '👩🏽‍🚀'],
    ['a heart', '❤️ Layla'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a flag', '🇦🇪'],
    ['a key', '1️⃣'],
  ])('may be %s', (_, text) => {
    expect(plainText(200).parse(text)).toBe(text.normalize('NFC'));
  });

  it.each([
    ['right-to-left override', '202E'],
    ['left-to-right override', '202D'],
    ['bidi isolate', '2066'],
    ['isolate of the first strong', '2068'],
    ['right-to-left mark', '200F'],
    ['Arabic letter mark', '061C'],
    ['zero-width space', '200B'],
    ['a joiner between Latin letters', '200D'],
    ['a non-joiner between Latin letters', '200C'],
    ['word joiner', '2060'],
    ['byte order mark', 'FEFF'],
    ['soft hyphen', '00AD'],
    ['tag characters', 'E0041 E0042'],
    ['Hangul filler', '3164'],
    ['a selector after a letter', 'FE0F'],
    ['ideographic selector', 'E0100'],
    ['combining grapheme joiner', '034F'],
    ['private use', 'E000'],
    ['a noncharacter', 'FDD0'],
  ])('is not %s', (_, hex) => {
    expect(isTaken(`Lay${of(hex)}la`)).toBe(false);
    expect(multilineText(200).safeParse(`Lay${of(hex)}la\nand more`).success).toBe(false);
    expect(joinHeroRequestSchema.safeParse({ name: `Lay${of(hex)}la` }).success).toBe(false);
  });

  it('stacks no fifty accents, and begins with none', () => {
    expect(isTaken(`Z${'\u0341'.repeat(50)}algo`)).toBe(false);
    expect(isTaken('\u0308Layla')).toBe(false);
  });
});

describe('what a person is called', () => {
  const name = personName(60);

  it.each([
    'Planet Heroes Support',
    'Planet Heroes',
    'PLANET-HEROES',
    'Planet Her0es',
    'P1anet Heroes',
    'Pl\u0430net Her\u043Ees',
    'Ρlanet Ηeroes',
    'Ｐｌａｎｅｔ Ｈｅｒｏｅｓ',
    'ⓟlanet ⓗeroes',
    '𝐏𝐥𝐚𝐧𝐞𝐭 𝐇𝐞𝐫𝐨𝐞𝐬',
    'Plánet Hérоes',
    'p l a n e t h e r o e s',
    'The Planet Hero Team',
    'Support',
    'SUPPORT',
    'Suppоrt',
    '$upport Team',
    'Admin',
    '4dmin',
    'Аdmin',
    'adrnin',
    'A d m i n',
    'Layla (Admin)',
    'Official',
    'Offici@l Prize Desk',
    '0fficial',
    'Customer Service',
    'Help Desk',
    'Moderator 1',
    'Staff',
    'الدعم',
    'مشرف',
  ])('is not %s', (given) => {
    expect(name.safeParse(given).success).toBe(false);
  });

  it.each([
    'Layla Haddad',
    'Hero 100',
    'Test Hero',
    'Rival Hero',
    'Planetta Rossi',
    'Admira Begović',
    'Stafford Hill',
    'Supriya Porter',
    'Al-Mansoori',
    'Оксана Адамчук',
    'Ελένη Παπαδοπούλου',
    'نور الهدى',
    'Janet Herrera',
    'Ofelia Cial',
    'Amin Dad',
  ])('may be %s', (given) => {
    expect(name.parse(given)).toBe(given);
  });

  it('has one blank between its words, and a letter', () => {
    expect(name.parse('Layla\u00A0\u3000 Haddad')).toBe('Layla Haddad');
    expect(name.safeParse('1234').success).toBe(false);
  });

  it('may have support in it where a company is called so, though not look like ours', () => {
    expect(companyName(120).parse('Gulf Support Services LLC')).toBe('Gulf Support Services LLC');
    expect(companyName(120).safeParse('Planet Her0es LLC').success).toBe(false);
  });
});
