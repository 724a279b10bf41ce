import { afterEach, describe, expect, it } from '@jest/globals';
import { FILE_REFUSALS, type ImportRow, ROW_REFUSALS } from '@planet-heroes/contracts/areas/imports/schemas';
import { ApiError } from '../../../kernel/api/api-error';
import { translateInto } from '../../../kernel/i18n/translated';
import { importRefusals } from '../texts-refusals.ar';
import { fileRefusalText, rowRefusalText } from './refusal-text';

const ARABIC = { importRefusals: async () => importRefusals };
const row = (part: Partial<ImportRow>): ImportRow => ({
  line: 2, status: 'refused', column: 'serial', reason: 'The server’s words.', model: null, condition: null,
  quantity: null, ...part,
});
const fileError = (details: object) =>
  new ApiError(400, JSON.stringify({ error: { code: 'invalid_csv', message: 'The server’s words.', details } }));

afterEach(() => translateInto(undefined));

describe('why a row is refused', () => {
  it('is said in the page’s language, by its code', async () => {
    const wrong = row({ refusal: { code: 'wrong_imei', cell: '356938035643808' } });
    expect(rowRefusalText(wrong)).toMatch(/^“356938035643808” is not an IMEI/);
    await translateInto(ARABIC);
    expect(rowRefusalText(wrong)).toMatch(/356938035643808.*ليس رقم IMEI/);
  });

  it.each(ROW_REFUSALS)('is said without English in Arabic: %s', async (code) => {
    await translateInto(ARABIC);
    const said = rowRefusalText(row({ refusal: { code, cell: '7', line: 3, units: 12 } }));
    expect(said.replaceAll(/IMEI|excellent|good|fair|poor|\b[A-D]\b/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('is said by the server where the row has no code, or one that is not known here', () => {
    expect(rowRefusalText(row({}))).toBe('The server’s words.');
    expect(rowRefusalText(row({ refusal: { code: 'later' as never } }))).toBe('The server’s words.');
  });
});

describe('why a file is refused', () => {
  it('names the columns as the page does, or as the file does', () => {
    expect(fileRefusalText(fileError({ why: 'missing_columns', columns: ['condition'] }))).toContain('Condition');
    expect(fileRefusalText(fileError({ why: 'doubled_columns', names: ['Qty', 'Count'] }))).toContain('Qty, Count');
  });

  it.each(FILE_REFUSALS)('is said without English in Arabic: %s', async (why) => {
    await translateInto(ARABIC);
    const said = fileRefusalText(fileError({ why, line: 3, limit: 100 }))!;
    expect(said.replaceAll(/UTF-8|CSV/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('is said by the server where it gives no reason by code', () => {
    expect(fileRefusalText(fileError({}))).toBe('The server’s words.');
  });
});
