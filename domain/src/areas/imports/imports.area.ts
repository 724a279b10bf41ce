import { defineArea } from '../../kernel/areas/area.js';
import { checkImportRows } from './check-import-rows.js';
import { CsvImport, CsvImportRow, CsvUpload } from './csv-import.entity.js';
import { removeOldImports, removeOldUploads } from './remove-old-imports.js';
import { startImport } from './start-import.js';
import { takeImport } from './take-import.js';

/** Lists of devices that companies upload. */
export const imports = defineArea({
  name: 'imports',
  entities: [CsvUpload, CsvImport, CsvImportRow],
  commands: { 'start-import': startImport, 'check-import-rows': checkImportRows, 'take-import': takeImport },
  retention: [removeOldImports, removeOldUploads],
});
