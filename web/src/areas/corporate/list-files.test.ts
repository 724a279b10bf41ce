import { describe, expect, it } from '@jest/globals';
import { csvFile, csvOf, dubaiTimeCell } from './list-files';

describe('a CSV file', () => {
  it('quotes what would break a row, and ends every line as RFC 4180 says', () => {
    expect(csvOf(['a', 'b'], [['one, two', 'say "hi"'], ['two\r\nlines', null]])).toBe(
      'a,b\r\n"one, two","say ""hi"""\r\n"two\r\nlines",\r\n',
    );
  });

  it.each(['=1+1', '+971 4 555', '-2', '@SUM(A1)', '\t=1'])('keeps %j from being a formula', (text) => {
    expect(csvOf(['a'], [[text]])).toBe(`a\r\n'${text}\r\n`);
  });

  it('quotes a formula after it was made text, and leaves numbers numbers', () => {
    expect(csvOf(['a', 'b'], [['=HYPERLINK("x","y")', -73_631.25]])).toBe(
      'a,b\r\n"\'=HYPERLINK(""x"",""y"")",-73631.25\r\n',
    );
  });

  it('writes moments by Dubai’s clock, so that late ones in UTC stay on their day', () => {
    expect(dubaiTimeCell('2026-11-21T20:00:00.000Z')).toBe('2026-11-22T00:00:00.000+04:00');
    expect(dubaiTimeCell(null)).toBeNull();
  });

  it('begins with a byte order mark', async () => {
    const bytes = new Uint8Array(await csvFile(['ä'], []).arrayBuffer());
    expect(Array.from(bytes).slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });
});
