import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { DEMO_COMPANY_ID } from '../companies/catalogue.js';

export const EXAMPLE_IMPORT = {
  id: 'IMP-9D2HKV5XAB',
  companyId: DEMO_COMPANY_ID,
  status: 'checking',
  rowCount: 2,
  checked: 0,
  accepted: 0,
  refused: 0,
  quoteId: null,
  createdAt: EXAMPLE_TIME,
  completedAt: null,
} as const;
