import {
  BULK_CONDITION_IDS,
  BULK_LIMITS,
  BULK_MODELS,
  type BulkCondition,
  type BulkModel,
} from '@planet-heroes/contracts/areas/companies/catalogue';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { CsvColumn } from '@planet-heroes/contracts/areas/imports/csv-columns';
import type { RowRefusal } from '@planet-heroes/contracts/areas/imports/schemas';
import { plainSerial } from '@planet-heroes/contracts/areas/orders/serial';
import { isImei, plainImei } from '@planet-heroes/contracts/areas/trade-ins/imei';
import { plainDigits, wholeNumberOf } from '@planet-heroes/contracts/kernel/text/plain-digits';
import { beginningOf } from '@planet-heroes/contracts/kernel/text/characters';
import type { CsvRow } from './parse-device-csv.js';

const SHOWN = 40;
/**
 * Grades of the trade in the order of our conditions. What lies between two of them, A+ or B/C, is for people to
 * decide.
 */
const GRADES: Readonly<Record<string, BulkCondition>> = { a: 'excellent', b: 'good', c: 'fair', d: 'poor' };
const FORMULA_REASON = 'The cell looks like a formula. Give the plain value';
const FORMULA = /^[=+@＝＋＠]|^[-－]\D/;

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  '', 'na', 'nil', 'none', 'null', 'nan', 'tbd', 'tba', 'unknown', 'unavailable', 'notavailable', 'notapplicable',
  'notspecified', 'noserial', 'noserialnumber', 'tobefilledbyoem', 'defaultstring', 'systemserialnumber', 'serialnumber',
  'oem', 'invalid', 'empty', 'blank', 'undefined', 'غيرمعروف', 'لايوجد',
]);

/** What spreadsheets make of fifteen digits. */
const SHORTENED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

export type CheckedRow =
  | { accepted: BulkRow & { serial: string | null } }
  | { refused: { column: CsvColumn | null; reason: string; refusal: RowRefusal } };

/**
 * Checks one row of a device list: a model by its id or name, a condition, how many, and one’s serial number or, where
 * that cell is blank or a placeholder, its IMEI. A row with either and no number is one device.
 */
export function checkCsvRow({ model, condition, serial, imei, beyond, ...rest }: CsvRow['cells']): CheckedRow {
  if (beyond !== undefined) {
    return refuse(null, { code: 'too_many_cells', cell: cut(beyond) }, `The row has more cells than the first line names columns: ${shown(beyond)}. A cell with the file’s separator in it belongs in double quotes`);
  }
  const isOne = [serial, imei].some((cell) => cell !== undefined && !isPlaceholder(cell));
  const { quantity = isOne ? '1' : undefined } = rest;
  const cells = { model, condition, quantity };
  for (const column of ['model', 'condition', 'quantity'] as const) {
    const cell = cells[column];
    if (cell === undefined) return refuse(column, { code: 'missing' }, 'The cell is missing');
    if (FORMULA.test(cell)) return refuse(column, { code: 'formula' }, FORMULA_REASON);
  }
  const knownModel = findModel(model!);
  if (!knownModel)
    return refuse(
      'model',
      { code: 'unknown_model', cell: cut(model!) },
      `${shown(model!)} is not a model we take in bulk; those are ${BULK_MODELS.map(({ label }) => label).join(', ')}`,
    );
  const knownCondition = findCondition(condition!);
  if (!knownCondition) {
    return refuse(
      'condition',
      { code: 'unknown_condition', cell: cut(condition!) },
      `${shown(condition!)} is not a condition; those are ${
        BULK_CONDITION_IDS.join(', ')
      }, or the grades A, B, C and D for them`,
    );
  }
  const units = wholeNumberOf(quantity!) ?? 0;
  if (units < 1 || units > BULK_LIMITS.devices) {
    return refuse(
      'quantity',
      { code: 'wrong_quantity', cell: cut(quantity!) },
      `${shown(quantity!)} is not a whole number from 1 to ${BULK_LIMITS.devices}`,
    );
  }
  const device = { model: knownModel, condition: knownCondition, quantity: units };
  if (serial !== undefined && !isPlaceholder(serial)) return withSerial(device, serial, false);
  if (imei !== undefined && !isPlaceholder(imei)) return withSerial(device, imei, true);
  return { accepted: { ...device, serial: null } };
}

/** What makers and tools write where they know no serial number. */
function isPlaceholder(cell: string): boolean {
  return PLACEHOLDERS.has(cell.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')) || /^(?:0[\s./-]*)+$/.test(plainDigits(cell));
}

function withSerial(device: BulkRow, cell: string, isCalledImei: boolean): CheckedRow {
  if (FORMULA.test(cell)) return refuse('serial', { code: 'formula' }, FORMULA_REASON);
  if (SHORTENED.test(cell)) {
    return refuse(
      'serial',
      { code: 'shortened', cell: cut(cell) },
      `${shown(cell)} was shortened by a spreadsheet; format its column as text and save it again`,
    );
  }
  if (isCalledImei) {
    const imei = cell.replace(/^(\s*\d{15})[.,]0+\s*$/, '$1');
    if (!isImei(imei)) {
      return refuse(
        'serial',
        { code: 'wrong_imei', cell: cut(cell) },
        `${shown(cell)} is not an IMEI: it has 15 digits, the last of which checks the others. Give one for each row`,
      );
    }
    return withIdentity(device, plainImei(imei));
  }
  const serial = plainSerial(cell);
  if (serial === undefined) {
    return refuse(
      'serial',
      { code: 'wrong_serial', cell: cut(cell) },
      `${shown(cell)} is no serial number or IMEI: those have 5 to 24 letters and digits`,
    );
  }
  return withIdentity(device, serial);
}

function withIdentity(device: BulkRow, serial: string): CheckedRow {
  if (device.quantity > 1) {
    return refuse(
      'quantity',
      { code: 'serial_of_several', units: device.quantity },
      `${device.quantity} devices cannot have one serial number; give each a row of its own, or leave its serial number out`,
    );
  }
  return { accepted: { ...device, serial } };
}

function findModel(text: string): BulkModel | undefined {
  const wanted = comparable(text);
  return BULK_MODELS.find(({ model, label }) => comparable(model) === wanted || comparable(label) === wanted)?.model;
}

function findCondition(text: string): BulkCondition | undefined {
  const wanted = text.toLowerCase();
  return BULK_CONDITION_IDS.find((known) => known === wanted)
    ?? GRADES[/^(?:grade[ -]?)?([a-d])$/.exec(wanted)?.[1] ?? ''];
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/["”″]/g, '').replace(/[\s_-]+/g, '-');
}

/** `reason`: a sentence, without its full stop. */
function refuse(column: CsvColumn | null, refusal: RowRefusal, reason: string): CheckedRow {
  return { refused: { column, reason: `${reason}.`, refusal } };
}

function shown(cell: string): string {
  return `“${cut(cell)}”`;
}

function cut(cell: string): string {
  return cell.length > SHOWN ? `${beginningOf(cell, SHOWN)}…` : cell;
}
