import { type PipeTransform } from '@nestjs/common';
import { type StartImportQuery, startImportQuerySchema } from '@planet-heroes/contracts/areas/imports/schemas';
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

/** What was chosen beside the file. Throws `invalid_request`. */
export class ChoicesPipe implements PipeTransform<unknown, StartImportQuery> {
  transform(query: unknown): StartImportQuery {
    return checked(startImportQuerySchema, query);
  }
}
