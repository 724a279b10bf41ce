import { describe, expect, it } from '@jest/globals';
import { csvFormOf, readCsvHeader } from './csv-columns.js';

describe('the first line of a device list', () => {
  it.each([
    ['Serial Number,Device,Grade,Qty', { serial: 0, model: 1, condition: 2, quantity: 3 }, []],
    ['S/N;MODEL;Condition;Storage', { serial: 0, model: 1, condition: 2 }, ['Storage']],
    ['Serial #,Device Name,Cosmetic Condition', { serial: 0, model: 1, condition: 2 }, []],
    ['IMEI,Serial No.,Model,Grade', { serial: 1, imei: 0, model: 2, condition: 3 }, []],
    ['IMEI No.\tModel\tGrade', { serial: 0, imei: 0, model: 1, condition: 2 }, []],
  ])('“%s” says which column is what', (line, at, ignored) => {
    expect(readCsvHeader(csvFormOf(line).names)).toEqual({ at, missing: [], doubled: [], ignored });
  });

  it('says what it lacks and what it names twice', () => {
    expect(readCsvHeader(['Handset', 'Grade', 'Qty', 'Count'])).toMatchObject({
      missing: ['model'], doubled: ['Qty', 'Count'],
    });
    expect(readCsvHeader(['Model', 'Grade'])).toMatchObject({ missing: ['quantity'] });
  });

  it('is read as somebody has chosen', () => {
    expect(readCsvHeader(['Handset', 'Grade', 'Qty', 'Count'], { model: 1, quantity: 4 })).toMatchObject({
      at: { model: 0, condition: 1, quantity: 3 }, missing: [], doubled: [], ignored: ['Qty'],
    });
    expect(readCsvHeader(['Serial', 'Model', 'Grade', 'Qty'], { serial: 0 })).toMatchObject({ ignored: ['Serial'] });
    expect(readCsvHeader(['Model', 'Grade', 'Qty'], { model: 9 })).toMatchObject({ missing: ['model'] });
  });

  it.each([
    ['\uFEFF"Serial, or IMEI";Model\r\nx', ['Serial, or IMEI', 'Model']],
    ['a,,c', ['a', '', 'c']],
    ['"a ""b""",c', ['a "b"', 'c']],
  ])('%j is taken apart', (text, names) => expect(csvFormOf(text).names).toEqual(names));

  it.each([
    ['Model,Condition;as graded,Qty', ',', 0],
    ['Model;Condition;Qty', ';', 0],
    ['Model\tCondition, as graded\tQty', '\t', 0],
    ['"Model;Name",Condition,Qty', ',', 0],
    ['Model, with storage;Condition;Qty', ';', 0],
    ['sep=;\r\nModel;Condition;Qty', ';', 1],
    ['\uFEFF"sep=,"\nModel;x,Condition,Qty', ',', 1],
    ['SEP=\t\nModel\tCondition', '\t', 1],
    ['a|b', ',', 0],
    ['', ',', 0],
  ])('%j is split by %j', (text, separator, before) => {
    expect(csvFormOf(text)).toMatchObject({ separator, before });
  });
});
