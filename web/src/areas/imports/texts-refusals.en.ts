import type { FileRefusal, RowRefusal } from '@planet-heroes/contracts/areas/imports/schemas';
import { translated } from '../../kernel/i18n/translated';

/** What is known of a refused row. */
export interface RefusedRow {
  cell: string;
  line: string;
  units: string;
  most: string;
}

/** What is known of a refused file. */
export interface RefusedFile {
  line: string;
  limit: string;
  columns: readonly string[];
}

const CONDITIONS = 'excellent, good, fair, poor, or the grades A, B, C and D';

export const importRefusalsTexts = translated('importRefusals', {
  row: {
    too_many_cells: ({ cell }) =>
      `The row has more cells than the first line names columns: “${cell}”. Put a cell with a separator in double quotes.`,
    missing: () => 'The cell is empty.',
    formula: () => 'The cell looks like a formula. Enter the plain value.',
    unknown_model: ({ cell }) => `“${cell}” is not a model we take in bulk. The models are listed below.`,
    unknown_condition: ({ cell }) => `“${cell}” is not a condition. Use ${CONDITIONS}.`,
    wrong_quantity: ({ cell, most }) => `“${cell}” is not a whole number from 1 to ${most}.`,
    shortened: ({ cell }) => `A spreadsheet shortened “${cell}”. Format the column as text and save the file again.`,
    wrong_imei: ({ cell }) => `“${cell}” is not an IMEI. An IMEI has 15 digits, and the last one is a check digit.`,
    wrong_serial: ({ cell }) => `“${cell}” is not a serial number or IMEI: those have 5 to 24 letters and digits.`,
    serial_of_several: ({ units }) =>
      `${units} devices cannot share one serial number. Give each its own row, or leave the serial number out.`,
    repeated: ({ line }) => `This device is already on line ${line}. List each device once.`,
    over_limit: ({ units }) => `This row takes the quote over ${units} devices. Request another quote for the rest.`,
  } satisfies Record<RowRefusal['code'], (row: RefusedRow) => string>,
  /** Before the list of them, below the rows. */
  models: 'Models we take in bulk:',
  file: {
    not_utf8: () => 'The file is not UTF-8 text. Save it as “CSV UTF-8” and upload it again.',
    control_characters: () => 'The file contains control characters: it does not look like a CSV file.',
    empty: () => 'The file is empty.',
    missing_columns: ({ columns }) => `The first line does not name these columns: ${columns.join(', ')}.`,
    doubled_columns: ({ columns }) => `The first line names a column twice: ${columns.join(', ')}.`,
    no_rows: () => 'The file names its columns but has no rows.',
    too_many_rows: ({ limit }) => `A file may have up to ${limit} rows. Please split this one.`,
    line_too_long: ({ line, limit }) => `Line ${line} has more than ${limit} characters.`,
    too_many_columns: ({ line, limit }) => `Line ${line} has more than ${limit} columns.`,
    unreadable: ({ line }) => `The file cannot be read as CSV${line ? `; check line ${line}` : ''}.`,
  } satisfies Record<FileRefusal, (file: RefusedFile) => string>,
});
