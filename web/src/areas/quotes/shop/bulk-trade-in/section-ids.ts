/** Parts of the screen that its own links lead to. */
export const REQUEST_SECTION_ID = 'request';
export const CSV_SECTION_ID = 'csv';
