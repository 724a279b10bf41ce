import { defineArea } from '../../kernel/areas/area.js';
import { checkImportRows } from './check-import-rows.handler.js';
import { CsvImportRow } from './csv-import-row.entity.js';
import { CsvImport } from './csv-import.entity.js';
import { CsvUpload } from './csv-upload.entity.js';
import { removeOldImports } from './remove-old-imports.js';
import { startImport } from './start-import.handler.js';

/** Lists of devices that companies upload. */
export const imports = defineArea({
  name: 'imports',
  entities: [CsvUpload, CsvImport, CsvImportRow],
  commands: { 'start-import': startImport, 'check-import-rows': checkImportRows },
  retention: [removeOldImports],
});
