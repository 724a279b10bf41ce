import {
  BULK_CONDITION_IDS,
  BULK_LIMITS,
  BULK_MODEL_IDS,
  BULK_MODELS,
  type BulkCondition,
  type BulkModel,
} from '@planet-heroes/contracts/areas/companies/catalogue';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { CsvColumn } from './csv-columns.js';
import type { CsvRow } from './parse-device-csv.js';

const SHOWN = 40;
/**
 * Grades of the trade in the order of our conditions. What lies between two of them, A+ or B/C, is for people to
 * decide.
 */
const GRADES: Readonly<Record<string, BulkCondition>> = { a: 'excellent', b: 'good', c: 'fair', d: 'poor' };
const FORMULA = /^[=+@]|^-\D/;

export type CheckedRow = { accepted: BulkRow } | { refused: { column: CsvColumn; reason: string } };

/** Checks one row of a device list: a model by its id or name, a condition, and how many. */
export function checkCsvRow({ model, condition, quantity }: CsvRow['cells']): CheckedRow {
  const cells = { model, condition, quantity };
  for (const column of ['model', 'condition', 'quantity'] as const) {
    const cell = cells[column];
    if (cell === undefined) return refuse(column, 'is missing');
    if (FORMULA.test(cell)) return refuse(column, 'looks like a formula; give the plain value');
  }
  const knownModel = findModel(model!);
  if (!knownModel)
    return refuse(
      'model',
      `${shown(model!)} is not a model we take in bulk; those are ${BULK_MODEL_IDS.join(', ')}`,
    );
  const knownCondition = findCondition(condition!);
  if (!knownCondition) {
    return refuse(
      'condition',
      `${shown(condition!)} is not a condition; those are ${
        BULK_CONDITION_IDS.join(', ')
      }, or the grades A, B, C and D for them`,
    );
  }
  const units = /^\d{1,6}$/.test(quantity!) ? Number(quantity) : 0;
  if (units < 1 || units > BULK_LIMITS.devices)
    return refuse('quantity', `${shown(quantity!)} is not a whole number from 1 to ${BULK_LIMITS.devices}`);
  return { accepted: { model: knownModel, condition: knownCondition, quantity: units } };
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

function refuse(column: CsvColumn, reason: string): CheckedRow {
  return { refused: { column, reason } };
}

function shown(cell: string): string {
  return `“${cell.length > SHOWN ? `${cell.slice(0, SHOWN).toWellFormed()}…` : cell}”`;
}
