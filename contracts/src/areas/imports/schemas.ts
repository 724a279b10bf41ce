import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { CSV_COLUMNS } from './csv-columns.js';
import { cursorSchema, limitSchema, nextSchema } from '../companies/fields.js';

const whole = z.number().int().nonnegative();

/**
 * How far a CSV import is. `quoteId` is the quote made of the accepted rows; null while it runs, where none was
 * accepted, or where its company is asked first.
 */
export const importSummarySchema = z.object({
  id: z.string(),
  companyId: z.string(),
  status: z.enum(['checking', 'completed']),
  rowCount: whole,
  checked: whole,
  accepted: whole,
  refused: whole,
  quoteId: z.string().nullable(),
  createdAt: timeSchema,
  completedAt: timeSchema.nullable(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

const place = z.coerce.number().int().min(0).max(64).optional();

/** `POST /api/corporate/imports?model=&condition=&quantity=&serial=`: which column is what, from 1; 0 for none. */
export const importColumnsSchema = z.object({ model: place, condition: place, quantity: place, serial: place });
export type ImportColumns = z.infer<typeof importColumnsSchema>;
/** Beside them, whether accepted rows become a quote also where others were refused, or the company is asked first. */
export const startImportQuerySchema = importColumnsSchema.extend({ partial: z.enum(['take', 'ask']).optional() });
export type StartImportQuery = z.infer<typeof startImportQuerySchema>;

/** An import that has begun: what each column became, and those that nothing is taken from, as the file names them. */
export const startedImportSchema = importSummarySchema.extend({
  columns: z.array(z.object({ column: z.enum(CSV_COLUMNS), name: z.string() })),
  ignoredColumns: z.array(z.string()),
});
export type StartedImport = z.infer<typeof startedImportSchema>;

/** Why a row is refused: `cell` is what it holds, `line` where the same device stands, `units` how many it lists. */
export const ROW_REFUSALS = [
  'too_many_cells', 'missing', 'formula', 'unknown_model', 'unknown_condition', 'wrong_quantity', 'shortened',
  'wrong_imei', 'wrong_serial', 'serial_of_several', 'repeated', 'over_limit',
] as const;
export const rowRefusalSchema = z.object({
  code: z.enum(ROW_REFUSALS),
  cell: z.string().optional(),
  line: whole.optional(),
  units: whole.optional(),
});
export type RowRefusal = z.infer<typeof rowRefusalSchema>;

/** Why a whole file is refused: the `why` of an `invalid_csv`, with what its details say. */
export const FILE_REFUSALS = [
  'not_utf8', 'control_characters', 'empty', 'missing_columns', 'doubled_columns', 'no_rows', 'too_many_rows',
  'line_too_long', 'too_many_columns', 'unreadable',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

const cell = z.string().optional();
/** `imei` stands in a column of that name beside the serial numbers, `beyond` where the first line names no column. */
const rowCellsSchema = z.object({
  model: cell, condition: cell, quantity: cell, serial: cell, imei: cell, beyond: cell,
});

/**
 * What became of one row. `line` is where it stands in the file; `column` and `reason` say why it was refused, and
 * `refusal` says it by code: null in rows of older versions. `cells` is what a refused row holds, as it was uploaded.
 */
export const importRowSchema = z.object({
  line: whole,
  status: z.enum(['pending', 'accepted', 'refused']),
  column: z.string().nullable(),
  reason: z.string().nullable(),
  refusal: rowRefusalSchema.nullish(),
  cells: rowCellsSchema.nullish(),
  model: z.string().nullable(),
  condition: z.string().nullable(),
  quantity: whole.nullable(),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** `GET /api/corporate/imports/{id}?rows=&after=&limit=`: rows only where `rows` asks for them, by line. */
export const importQuerySchema = z.object({
  rows: z.enum(['none', 'all', 'accepted', 'refused', 'pending']).default('none'),
  after: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: limitSchema(1_000, 200),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;
export const importAnswerSchema = importSummarySchema.extend({
  rows: z.array(importRowSchema),
  next: whole.nullable(),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
/** `GET /api/corporate/imports?limit=&after=`: newest first; `next` is the `after` of the next page. */
export const importsQuerySchema = z.object({ limit: limitSchema(500, 100), after: cursorSchema });
export type ImportsQuery = z.infer<typeof importsQuerySchema>;
export const importsAnswerSchema = z.object({ imports: z.array(importSummarySchema), next: nextSchema });
export type ImportsAnswer = z.infer<typeof importsAnswerSchema>;
