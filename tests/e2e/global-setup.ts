import { openTemplates } from './support/templates.ts';

/** Runs once before all browser tests; what it returns runs once after them. */
export default openTemplates;
