import { z } from 'zod';
import { corporateIdSchema } from './fields.js';
import { registerCompanySchema } from './schemas.js';

const companyId = z.string();

/** Events of this area as they stand in the log. None carries an e-mail address or a phone number. */
export const COMPANY_LOG_EVENTS = {
  'company.registered': z.object({ companyId, name: z.string() }),
  /** One that the desk declined was corrected, and waits for it again. */
  'company.applied_again': z.object({ companyId }),
  /** The desk, or the policy of a demo, let a company in, or did not. */
  'company.decided': z.object({ companyId, state: z.enum(['approved', 'declined']) }),
  /**
   * Something of the account changed: profile, users, payment-methods, notifications, api-settings, api-key,
   * webhook-secret.
   */
  'company.changed': z.object({ companyId, part: z.string() }),
} as const;

/**
 * Events of this area that the desk, partners and QA may send. Ids are given, so that a replay makes the same things.
 */
export const COMPANY_INGEST_EVENTS = {
  'company.registered': registerCompanySchema.omit({ id: true }).extend({ companyId: corporateIdSchema }),
} as const;
