import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { FileRefusal, ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';
import type { ApiError } from '../../../kernel/api/api-error';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { importRefusalsTexts } from '../texts-refusals.en';

/** Why a row was refused, in the page's language; rows of older servers have the server's words alone. */
export function rowRefusalText({ refusal, reason }: ImportRow): string {
  if (!refusal) return reason ?? '';
  const { cell = '', line = 0, units = 0 } = refusal;
  // A newer server may know a code more.
  return importRefusalsTexts.row[refusal.code]?.({
    cell, line: formatWhole(line), units: formatWhole(units), most: formatWhole(BULK_LIMITS.devices),
  }) ?? reason ?? '';
}

/** Why a whole file was refused, in the page's language; otherwise in the server's words. */
export function fileRefusalText({ code, message, serverMessage }: ApiError): string | undefined {
  if (code !== 'invalid_csv') return serverMessage;
  const { why, line, limit, columns = [], names } = detailsOf(message);
  const labels: Readonly<Record<string, string>> = corporateBulkTexts.csv.mapping.columns;
  return (why && importRefusalsTexts.file[why]?.({
    line: line === undefined ? '' : formatWhole(line),
    limit: limit === undefined ? '' : formatWhole(limit),
    columns: names ?? columns.map((column) => labels[column] ?? column),
  })) ?? serverMessage;
}

interface FileDetails {
  why?: FileRefusal;
  line?: number;
  limit?: number;
  columns?: readonly string[];
  names?: readonly string[];
}

/** The details of a refusal, from the message of its error: `status: body`. The body is JSON, since it has a code. */
function detailsOf(message: string): FileDetails {
  const { error } = JSON.parse(message.slice(message.indexOf(':') + 1)) as { error: { details?: FileDetails } };
  return error.details ?? {};
}
