/** What other features may use of this one. */
export { CsvImport } from './csv-import';
