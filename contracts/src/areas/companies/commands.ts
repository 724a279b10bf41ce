import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { corporateIdSchema } from './fields.js';
import {
  addUserSchema,
  applyAgainSchema,
  companySchema,
  companyUserSchema,
  notificationsSchema,
  paymentMethodFieldsSchema,
  paymentMethodSchema,
  registerCompanySchema,
  registerMyCompanySchema,
  updateCompanySchema,
  updatePaymentMethodSchema,
  updateUserSchema,
} from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'corporate-orders';
const id = corporateIdSchema;
const company = { companyId: id };
const done = z.object({ id: z.string() });
/** A key as it is stored: its hash and its beginning. The key itself never travels on a queue. */
const keyRecord = { keyHash: z.string().length(64), keyPrefix: z.string().max(24) };

export const COMPANY_COMMANDS = {
  'register-company': {
    queue,
    payload: registerCompanySchema.extend(keyRecord),
    result: companySchema,
    personal: true,
  },
  'register-own-company': {
    queue,
    payload: registerMyCompanySchema.extend({ accountId: id, sessionId: id }),
    result: companySchema,
    personal: true,
  },
  'apply-again': {
    queue,
    payload: applyAgainSchema.extend({ accountId: id, ...company }),
    result: companySchema,
    personal: true,
  },
  'decide-company': {
    queue,
    payload: z.object({
      decision: z.enum(['approve', 'decline']), reason: z.string().max(300).optional(),
      afterDecline: z.literal(true).optional(), ...company,
    }),
    result: companySchema,
    personal: true,
  },
  'choose-company': { queue, payload: z.object({ accountId: id, sessionId: id, ...company }), result: done },
  'accept-invitation': { queue, payload: z.object({ accountId: id, sessionId: id, ...company }), result: done },
  'leave-company': { queue, payload: z.object({ accountId: id, sessionId: id, ...company }), result: done },
  'update-company': { queue, payload: updateCompanySchema.extend(company), result: companySchema, personal: true },
  'add-company-user': { queue, payload: addUserSchema.extend(company), result: companyUserSchema, personal: true },
  'update-company-user': {
    queue,
    payload: updateUserSchema.extend({ userId: id, ...company }),
    result: companyUserSchema,
    personal: true,
  },
  'remove-company-user': { queue, payload: z.object({ userId: id, ...company }), result: done },
  'add-payment-method': {
    queue,
    payload: paymentMethodFieldsSchema.omit({ account: true }).extend({
      details: z.string().max(40),
      /** An IBAN travels sealed; nobody but finance opens it. */
      sealedIban: z.string().optional(),
      ...company,
    }),
    result: paymentMethodSchema,
    personal: true,
  },
  'update-payment-method': {
    queue,
    payload: updatePaymentMethodSchema.extend({ methodId: id, ...company }),
    result: paymentMethodSchema,
    personal: true,
  },
  'verify-payment-method': {
    queue,
    payload: z.object({ methodId: id, ...company }),
    result: paymentMethodSchema,
    personal: true,
  },
  'remove-payment-method': { queue, payload: z.object({ methodId: id, ...company }), result: done },
  'set-notifications': { queue, payload: notificationsSchema.extend(company), result: notificationsSchema },
  'rotate-api-key': {
    queue,
    payload: z.object({ ...keyRecord, ...company, endOldKeys: z.boolean().optional() }),
    result: z.object({ oldKeyValidUntil: timeSchema.nullable() }),
  },
} as const satisfies CommandDefinitions;
