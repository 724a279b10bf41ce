import { type PipeTransform } from '@nestjs/common';
import { type ImportColumns, importColumnsSchema } from '@planet-heroes/contracts/areas/imports/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { decodeCsv } from '@planet-heroes/domain/areas/imports/parse-device-csv';
import { checked } from '../../kernel/http/checked.js';

/** Makes text of a CSV body. Throws `unsupported_media_type` where something else was sent. */
export class CsvPipe implements PipeTransform<unknown, string> {
  transform(body: unknown): string {
    if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', 'Send the file as text/csv.');
    return decodeCsv(body);
  }
}

/** The columns that were chosen, beside the file. Throws `invalid_request`. */
export class ColumnsPipe implements PipeTransform<unknown, ImportColumns> {
  transform(query: unknown): ImportColumns {
    return checked(importColumnsSchema, query);
  }
}
