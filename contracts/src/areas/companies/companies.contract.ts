import { defineContract } from '../../kernel/contract.js';
import { COMPANY_COMMANDS } from './commands.js';
import { COMPANY_INGEST_EVENTS, COMPANY_LOG_EVENTS } from './events.js';
import { COMPANIES_CALLS } from './calls.js';
import { companyRoom } from './room.js';

export const companies = defineContract({
  commands: COMPANY_COMMANDS,
  logEvents: COMPANY_LOG_EVENTS,
  ingestEvents: COMPANY_INGEST_EVENTS,
  calls: [COMPANIES_CALLS],
  rooms: { company: companyRoom },
});
