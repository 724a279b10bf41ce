import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BULK_CONDITION_IDS, BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { checkCsvRow } from './check-csv-row.js';
import { decodeCsv, parseDeviceCsv } from './parse-device-csv.js';

const HEADER = 'model,condition,quantity';
const ONE = { model: 'iphone-13', condition: 'good', quantity: '1' };
const read = (text: string) => parseDeviceCsv(decodeCsv(Buffer.from(text)));
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error as { code: string; message: string; details: object };
  }
  throw new Error('was not refused');
};

describe('a list of devices', () => {
  it.each([
    ['with a byte order mark', `\ufeff${HEADER}\niphone-13,good,3`],
    [
      'with columns in another order, case and company',
      'Note;Quantity;MODEL;Condition\nfrom the third floor;3;iphone-13;good',
    ],
    [
      'with quotes, blanks, empty lines and Windows line ends',
      `${HEADER}\r\n\r\n "iphone-13" , "good" ,3\r\n\r\n,,\r\n`,
    ],
  ])('%s is read', (_, text) => {
    expect(read(text).rows).toMatchObject([{ cells: { model: 'iphone-13', condition: 'good', quantity: '3' } }]);
  });

  it.each([
    ['Serial Number,Device Model,Grade,Qty', 'F17,iphone-13,good,3', '3', []],
    ['IMEI;Device;Condition;Count', '356938035643809;iphone-13;good;3', '3', []],
    ['serial_number,MODEL,grade,QUANTITY', 'F17,iphone-13,good,3', '3', []],
    ['Serial No.,Model Name,Device-Condition,Qty.', 'F17,iphone-13,good,3', '3', []],
    ['Serial Number,Device,Grade', 'F17,iphone-13,good', '1', []],
    ['Device,Model,Condition,Quantity,Asset Tag', 'phone,iphone-13,good,3,A1', '3', ['Device', 'Asset Tag']],
  ])('with the header “%s” is read', (header, row, quantity, ignoredColumns) => {
    expect(read(`${header}\n${row}`)).toMatchObject({
      rows: [{ cells: { model: 'iphone-13', condition: 'good', quantity } }],
      ignoredColumns,
    });
  });

  it.each([
    ['Model,Condition,Location,Quantity\niPhone 13,good,A;2,40', { quantity: '40' }, 2],
    ['model;condition;quantity\niphone-13;good;1,000', { quantity: '1,000' }, 2],
    ['sep=;\nModel;Condition;Quantity\niPhone 13;good;12', { quantity: '12' }, 3],
    ['Model\tCondition\tQuantity\niPhone 13\tgood, used\t12', { condition: 'good, used' }, 2],
    ['model,condition,quantity,note\niphone-99,good,3,"two\nlines"\n', { model: 'iphone-99' }, 2],
    ['model,condition,quantity\niphone-13,good,1,000', { beyond: '000' }, 2],
    ['model,condition,quantity\niphone-13,good,1,,', { quantity: '1' }, 2],
    ['Serial,IMEI,Model,Condition\n,356938035643817,iPhone 13,good', { imei: '356938035643817' }, 2],
  ])('%j is split once, and its row is %j at line %d', (text, cells, line) => {
    expect(read(text).rows).toEqual([{ line, cells: expect.objectContaining(cells) }]);
    if (!('beyond' in cells)) expect(read(text).rows[0]!.cells).not.toHaveProperty('beyond');
  });

  it('names a record over two lines by its first, and the ones after it by theirs', () => {
    const text = `${HEADER},note\r\n\r\na,b,1,"x\r\ny\r\nz"\r\n\r\nc,d,2,"x\r\ny"\r\ne,f,3,`;
    expect(read(text).rows.map(({ line }) => line)).toEqual([3, 7, 9]);
  });

  it('knows the line of each row', () => {
    expect(read(`${HEADER}\na,b,1\n\nc,d,2\n`).rows.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each([
    ['no header', 'iphone-13,good,3', 'model, condition, quantity are missing', 'missing_columns'],
    ['a column missing', 'model,quantity\niphone-13,3', 'condition is missing', 'missing_columns'],
    ['a column twice', `${HEADER},model\na,b,1,c`, 'twice', 'doubled_columns'],
    ['two names of one column', 'device,device model,grade,qty\na,b,c,1', 'names a column twice: device, device model', 'doubled_columns'],
    ['no quantity where devices have no serial numbers', 'model,condition\niphone-13,good', 'quantity is missing', 'missing_columns'],
    ['no rows', HEADER, 'no rows', 'no_rows'],
    ['nothing', '  \n', 'empty', 'empty'],
    ['a quote that never ends', `${HEADER}\n"iphone-13,good,3`, 'cannot be read', 'unreadable'],
    ['a row without end', `${HEADER}\n${'x'.repeat(5_000)},good,1`, 'more than 4000 characters', 'line_too_long'],
    ['5,001 rows', `${HEADER}\n${'iphone-13,good,1\n'.repeat(5_001)}`, 'up to 5000 rows', 'too_many_rows'],
    ['control characters', `${HEADER}\niphone-13\u0000,good,1`, 'control characters', 'control_characters'],
  ])('with %s is refused in words', (_, text, words, why) => {
    const { code, message, details } = refusal(() => read(text));
    expect([code, message, details]).toEqual([
      'invalid_csv', expect.stringContaining(words), expect.objectContaining({ why }),
    ]);
  });

  it.each([
    ['of separators alone', ','.repeat(2_000_000), 'more than 4000 characters'],
    ['of wide rows', `${','.repeat(3_000)}\n`.repeat(600), 'Line 2 has more than 64 columns'],
    ['of empty lines', '\n'.repeat(2_000_000), 'up to 5000 rows'],
    ['of one endless cell', `"${'x'.repeat(3_900)}\n`.repeat(500), 'cannot be read as CSV'],
  ])('two megabytes %s are refused before they take long', (_, content, words) => {
    expect(() => parseDeviceCsv(`model,condition,quantity\n${content}`)).toThrow(
      expect.objectContaining({ code: 'invalid_csv', message: expect.stringContaining(words) }),
    );
  });

  it('takes 5,000 rows', () => {
    expect(read(`${HEADER}\n${'iphone-13,good,1\n'.repeat(5_000)}`).rows).toHaveLength(5_000);
  });

  it.each([['a picture', [0x89, 0x50, 0x4e, 0x47, 0xff]], ['UTF-16', [0xff, 0xfe, 0x6d, 0x00]]])(
    'that is %s is refused',
    (_, bytes) => {
      expect(refusal(() => decodeCsv(Uint8Array.from(bytes as number[]))).code).toBe('invalid_csv');
    },
  );
});

describe('a row', () => {
  it('takes a model by id or name, in any case', () => {
    for (const { model, label } of BULK_MODELS) {
      for (const name of [model, label, label.toUpperCase(), model.replaceAll('-', '_')]) {
        expect(checkCsvRow({ model: name, condition: 'Good', quantity: '7' })).toEqual({
          accepted: { model, condition: 'good', quantity: 7, serial: null },
        });
      }
    }
  });

  it.each([['A', 'excellent'], ['b', 'good'], ['Grade C', 'fair'], ['grade-d', 'poor'], ['Excellent', 'excellent'], [
    'POOR',
    'poor',
  ]])('takes %s as %s', (grade, condition) => {
    expect(checkCsvRow({ model: 'iphone-13', condition: grade, quantity: '1' })).toMatchObject({
      accepted: { condition },
    });
  });

  it.each(['A+', 'A/B', 'AB', 'E', 'grade', 'new', 'mint'])('leaves it to people what %s is', (condition) => {
    expect(checkCsvRow({ model: 'iphone-13', condition, quantity: '1' })).toMatchObject({
      refused: { column: 'condition', reason: expect.stringContaining('A, B, C and D') },
    });
  });

  it.each([
    [{ condition: 'good', quantity: '1' }, 'model', 'is missing', 'missing'],
    [{ model: 'iphone-13', condition: 'good', serial: 'N/A' }, 'quantity', 'is missing', 'missing'],
    [{ model: 'nokia-3310', condition: 'good', quantity: '1' }, 'model', '“nokia-3310” is not a model', 'unknown_model'],
    [{ model: '=HYPERLINK("x")', condition: 'good', quantity: '1' }, 'model', 'looks like a formula', 'formula'],
    [{ model: 'iphone-13', condition: 'mint', quantity: '1' }, 'condition', '“mint” is not a condition', 'unknown_condition'],
    [{ model: 'iphone-13', condition: '@good', quantity: '1' }, 'condition', 'looks like a formula', 'formula'],
    [{ model: '＝HYPERLINK', condition: 'good', quantity: '1' }, 'model', 'looks like a formula', 'formula'],
    [{ model: 'iphone-13', condition: 'good', quantity: '0' }, 'quantity', 'is not a whole number', 'wrong_quantity'],
    [{ model: 'iphone-13', condition: 'good', quantity: '-1' }, 'quantity', 'is not a whole number', 'wrong_quantity'],
    [{ model: 'iphone-13', condition: 'good', quantity: '1.5' }, 'quantity', 'is not a whole number', 'wrong_quantity'],
    [{ model: 'iphone-13', condition: 'good', quantity: '10001' }, 'quantity', 'is not a whole number', 'wrong_quantity'],
    [{ model: 'iphone-13', condition: 'good', quantity: '1e3' }, 'quantity', 'is not a whole number', 'wrong_quantity'],
    [{ model: 'iphone-13', condition: 'good', quantity: '1.000' }, 'quantity', 'is not a whole number', 'wrong_quantity'],
    [{ model: 'iphone-13', condition: 'good', quantity: '1', beyond: '000' }, null, 'more cells than the first line', 'too_many_cells'],
    [{ ...ONE, imei: '356938035643808' }, 'serial', 'is not an IMEI', 'wrong_imei'],
    [{ ...ONE, imei: '356938035643809 / 356938035643817' }, 'serial', 'is not an IMEI', 'wrong_imei'],
    [{ ...ONE, imei: '3.56939E+14' }, 'serial', 'was shortened by a spreadsheet', 'shortened'],
    [{ ...ONE, quantity: '2', imei: '356938035643809' }, 'quantity', 'cannot have one serial number', 'serial_of_several'],
  ])('%j is refused in column %s, which %s', (cells, column, words, code) => {
    const refused = { column, reason: expect.stringContaining(words), refusal: expect.objectContaining({ code }) };
    expect(checkCsvRow(cells)).toEqual({ refused });
  });

  it.each(['1,000', '1 000', '١٠٠٠', '۱٬۰۰۰', '\u200E1000'])('takes a quantity of %j as a thousand', (quantity) => {
    expect(checkCsvRow({ ...ONE, quantity })).toMatchObject({ accepted: { quantity: 1000 } });
  });

  it.each([
    [{ imei: '356938035643809.0' }, '356938035643809'],
    [{ imei: '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩' }, '356938035643809'],
    [{ imei: '35-693803-564380-9' }, '356938035643809'],
    [{ serial: 'f17 gthqx-0dyw', imei: '1' }, 'F17GTHQX0DYW'],
    [{ serial: 'Unknown', imei: '356938035643809' }, '356938035643809'],
    [{ serial: '0000000000', imei: 'N/A' }, null],
    ...['Unknown', 'UNKNOWN', 'To be filled by O.E.M.', 'n/a', 'N.A.', '—', 'none', 'Default string', '000-000', 'Not Specified']
      .map((serial) => [{ serial }, null] as const),
  ])('%j is the device %s', (cells, serial) => {
    expect(checkCsvRow({ ...ONE, ...cells })).toMatchObject({ accepted: { serial } });
  });

  it('with a serial number and no quantity is one device', () => {
    expect(checkCsvRow({ model: 'iphone-13', condition: 'good', serial: 'F17GTHQX0DYW' }))
      .toMatchObject({ accepted: { quantity: 1, serial: 'F17GTHQX0DYW' } });
  });

  it('is accepted or refused in words, for any content', () => {
    const cell = fc.option(fc.string({ unit: 'binary', maxLength: 100 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({
          model: fc.oneof(cell, fc.constant('iphone-13')), condition: fc.oneof(cell, fc.constantFrom(...BULK_CONDITION_IDS)),
          quantity: fc.oneof(cell, fc.constant('1')), serial: cell, imei: cell,
        }),
        (cells) => {
          const checked = checkCsvRow(JSON.parse(JSON.stringify(cells)));
          if ('refused' in checked) expect(checked.refused.reason).toMatch(/\w/);
          else expect(checked.accepted.quantity).toBeGreaterThan(0);
        },
      ),
    );
  });
});
