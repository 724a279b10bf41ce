import { type PipeTransform } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { decodeCsv } from '@planet-heroes/domain/areas/imports/parse-device-csv';

/** Makes text of a CSV body. Throws `unsupported_media_type` where something else was sent. */
export class CsvPipe implements PipeTransform<unknown, string> {
  transform(body: unknown): string {
    if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type', 'Send the file as text/csv.');
    return decodeCsv(body);
  }
}
