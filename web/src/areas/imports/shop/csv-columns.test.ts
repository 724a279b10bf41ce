import { describe, expect, it } from '@jest/globals';
import { BULK_CONDITION_IDS, BULK_MODEL_IDS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';
import { parseDeviceCsv } from '@planet-heroes/domain/areas/imports/parse-device-csv';
import { refusedRowsFile, TEMPLATE_CSV } from './csv-columns';

const row = (part: Partial<ImportRow>): ImportRow => ({
  line: 2, status: 'refused', column: null, reason: null, model: null, condition: null, quantity: null, ...part,
});

const textOf = async (rows: ImportRow[]) => Buffer.from(await refusedRowsFile(rows).arrayBuffer()).toString();

describe('rows as CSV', () => {
  it('carry line, column and reason, and leave empty what is not known', async () => {
    const cells = { model: 'iphone-13', quantity: 'none', imei: '356938035643808' };
    const wrong = row({ line: 5, column: 'quantity', reason: 'must be a whole number', cells });
    expect(await textOf([wrong])).toBe(
      '\uFEFFline,column,reason,model,condition,quantity,serial,imei\r\n'
        + '5,quantity,must be a whole number,iphone-13,,none,,356938035643808\r\n',
    );
  });

  it('uploaded again unmended are refused again', async () => {
    const cells = { model: 'iphone-13', condition: 'good', quantity: '-4', beyond: '000' };
    const [again] = parseDeviceCsv(await textOf([row({ cells }), row({ cells: { ...cells, imei: '1' } })])).rows;
    expect(again!.cells).toEqual(cells);
  });

  it('quote what would break a cell', async () => {
    expect(await textOf([row({ reason: '“a, "b"” is\nnothing' })])).toContain('2,,"“a, ""b""” is\nnothing",,,,,');
  });

  it.each(['=cmd()', '+1', '-1', '@sum'])('keep %s from being a formula', async (reason) => {
    expect(await textOf([row({ reason })])).toContain(`2,,'${reason},`);
  });
});

it('the template names models and conditions that are taken', () => {
  const [header, ...rows] = TEMPLATE_CSV.trim().split('\n').map((line) => line.split(','));
  expect(header).toEqual(['model', 'condition', 'quantity']);
  for (const [model, condition, quantity] of rows) {
    expect(BULK_MODEL_IDS).toContain(model);
    expect(BULK_CONDITION_IDS).toContain(condition);
    expect(Number(quantity)).toBeGreaterThanOrEqual(1);
  }
});
