/** What other areas may use of this one. */
export { CsvImport } from './shop/csv-import';
