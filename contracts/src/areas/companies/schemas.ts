import { z } from 'zod';
import { isIban, plainIban } from '../../kernel/text/iban.js';
import { hasCheckDigit } from '../../kernel/text/luhn.js';
import { latinName } from '../../kernel/text/latin-name.js';
import { timeSchema } from '../../kernel/time.js';
import { LOCALES } from '../../kernel/text/locales.js';
import {
  API_ENVIRONMENTS,
  COMPANY_INDUSTRIES,
  COMPANY_ROLES,
  COMPANY_STATES,
  COMPANY_USER_STATES,
  PAYMENT_METHOD_STATES,
  PAYMENT_METHOD_TYPES,
  WEBHOOK_EVENTS,
} from './catalogue.js';
import { companyName, personName, plainText } from '../../kernel/text/text.js';
import { emailSchema, phoneSchema } from '../../kernel/text/contacts.js';
import { corporateIdSchema, limitSchema, nextSchema, optionalText } from './fields.js';

const blankable = (maxLength: number) => z.union([z.literal(''), plainText(maxLength)]);

const WRONG_LICENCE = 'must have a digit, and otherwise only letters, spaces and . - or /';
/** The number printed on a trade licence, in any alphabet. */
const licenceNumberSchema = plainText(40).refine(
  (text) => /^[\p{L}\p{M}\p{Nd} ./-]*$/u.test(text) && /\p{Nd}/u.test(text),
  WRONG_LICENCE,
);

/** `GET /api/corporate/company` (spec document 2, sections 2 and 3). Fields that nobody filled in are empty. */
export const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.enum(COMPANY_INDUSTRIES),
  website: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  vatNumber: z.string(),
  tradeNumber: z.string(),
  verified: z.boolean(),
  /** Until our desk has approved it, a company can look around and prepare, and no more. */
  state: z.enum(COMPANY_STATES).default('approved'),
});
export type Company = z.infer<typeof companySchema>;

/** `PATCH /api/corporate/company`: what is left out stays. */
export const updateCompanySchema = z.object({
  name: companyName(120).optional(),
  industry: z.enum(COMPANY_INDUSTRIES).optional(),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).optional(),
  address: blankable(300).optional(),
  phone: z.union([z.literal(''), phoneSchema]).optional(),
  email: z.union([z.literal(''), emailSchema]).optional(),
  vatNumber: blankable(40).optional(),
  tradeNumber: z.union([z.literal(''), licenceNumberSchema], WRONG_LICENCE).optional(),
});
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** `POST /api/ops/companies`: registers a company; the answer carries its first API key, this once. */
export const registerCompanySchema = updateCompanySchema.extend({
  id: corporateIdSchema.optional(),
  name: companyName(120),
  email: emailSchema,
});
export type RegisterCompany = z.infer<typeof registerCompanySchema>;

/** Its answer. */
export const registeredCompanySchema = companySchema.extend({ apiKey: z.string() });

/** `POST /api/me/companies`: the hero signed in by e-mail registers a company and becomes its first Admin. */
export const registerMyCompanySchema = z.object({
  name: companyName(120),
  /** The number printed on the trade licence. */
  tradeNumber: licenceNumberSchema,
  /** Its issuer, for example the Dubai Department of Economy and Tourism or a free zone. */
  licenceAuthority: plainText(80),
  /** Its last day; not in the past. */
  licenceExpiresOn: z.iso.date(),
  industry: z.enum(COMPANY_INDUSTRIES).default('other'),
  /** What the Admin is called. */
  contactName: personName(120),
  phone: z.union([z.literal(''), phoneSchema]).default(''),
  address: blankable(300).default(''),
  vatNumber: blankable(40).default(''),
});

/** `POST /api/me/companies/{id}/apply-again`: what is corrected of a company that the desk declined. */
export const applyAgainSchema = registerMyCompanySchema.pick({
  name: true, tradeNumber: true, licenceAuthority: true, licenceExpiresOn: true,
});
export type ApplyAgain = z.infer<typeof applyAgainSchema>;

/** A company of the caller's; `membership` is `pending` where it is an invitation. */
export const myCompanySchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(COMPANY_STATES),
  /** Why the desk declined it; also while it waits again after that. */
  declinedReason: z.string().nullish(),
  /** What an Admin corrects of a declined one, to apply again; for nobody else. */
  licence: z.object({
    tradeNumber: z.string(), licenceAuthority: z.string(), licenceExpiresOn: z.string().nullable(),
  }).optional(),
  role: z.enum(COMPANY_ROLES),
  membership: z.enum(COMPANY_USER_STATES),
  /** The one that this browser acts for. */
  isCurrent: z.boolean(),
  /** Of an approved company, which its only Admin cannot leave. */
  isOnlyAdmin: z.boolean().optional(),
});
export type MyCompany = z.infer<typeof myCompanySchema>;
/** `GET /api/me/companies`: by name. */
export const myCompaniesSchema = z.object({ companies: z.array(myCompanySchema) });

/** `POST /api/ops/companies/{id}/decide`. */
export const decideCompanySchema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('approve'),
    /** After all, where it was declined: said, so that nobody overrules a colleague without knowing. */
    afterDecline: z.literal(true).optional(),
  }),
  z.object({ decision: z.literal('decline'), reason: plainText(300) }),
]);

/** `GET /api/ops/companies?limit=&state=&search=&after=`: by name; those that wait, the longest first. */
export const companiesQuerySchema = z.object({
  limit: limitSchema(1_000, 200),
  /** `withdrawn`: declined, but by its last member who left. */
  state: z.enum([...COMPANY_STATES, 'withdrawn']).optional(),
  /** Those alone of which a payment method waits to be verified. */
  methods: z.enum(['pending']).optional(),
  /** In the id, the name, the e-mail address, the licence number or the VAT number. */
  search: optionalText(100),
  after: corporateIdSchema.optional(),
});
export type CompaniesQuery = z.infer<typeof companiesQuerySchema>;
/** A company as the desk sees it: with what it is decided by. */
export const listedCompanySchema = companySchema.extend({
  /** Its first Admin; null where nobody is. */
  contactName: z.string().nullable(),
  licenceAuthority: z.string(),
  licenceExpiresOn: z.iso.date().nullable(),
  registeredAt: timeSchema,
  declinedReason: z.string().nullable(),
  /** Others, approved or waiting, with the same licence number but for case and spaces: the first five by name. */
  sameLicence: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ListedCompany = z.infer<typeof listedCompanySchema>;
export const companiesAnswerSchema = z.object({ companies: z.array(listedCompanySchema), next: nextSchema });

export const companyUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(COMPANY_ROLES),
  department: z.string(),
  status: z.enum(COMPANY_USER_STATES),
  lastLogin: z.string().nullable(),
});
export type CompanyUser = z.infer<typeof companyUserSchema>;
/** `GET /api/corporate/users`: in the order they were added. */
export const companyUsersSchema = z.object({ users: z.array(companyUserSchema) });

/** `POST /api/corporate/users`: a new user is pending. */
export const addUserSchema = z.object({
  name: personName(120),
  email: emailSchema,
  role: z.enum(COMPANY_ROLES).default('User'),
  department: blankable(80).default(''),
  /** The language of the invitation. */
  locale: z.enum(LOCALES).default('en'),
});
/** `PATCH /api/corporate/users/{id}`. */
export const updateUserSchema = z.object({
  name: personName(120).optional(),
  email: emailSchema.optional(),
  role: z.enum(COMPANY_ROLES).optional(),
  department: blankable(80).optional(),
  status: z.enum(COMPANY_USER_STATES).optional(),
});

/** A way to be paid. `details` shows the last four characters alone. */
export const paymentMethodSchema = z.object({
  id: z.string(),
  type: z.enum(PAYMENT_METHOD_TYPES),
  name: z.string(),
  details: z.string(),
  isDefault: z.boolean(),
  status: z.enum(PAYMENT_METHOD_STATES),
  /** Of a pending one: it becomes the default once it is verified. */
  becomesDefault: z.literal(true).optional(),
  /** Why the bank sent back a payment to it that has not been made since; in lists alone. */
  sentBack: z.object({ reason: z.string() }).optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
/** `GET /api/corporate/payment-methods`: the default first. */
export const paymentMethodsSchema = z.object({ paymentMethods: z.array(paymentMethodSchema) });

/**
 * `GET /api/ops/companies/{id}/payment-methods/{methodId}/account`: an IBAN in full, with its holder; of other numbers
 * the end, which alone is kept.
 */
export const paymentAccountSchema = z.object({ holder: z.string().nullable(), account: z.string() });
export type PaymentAccount = z.infer<typeof paymentAccountSchema>;

/** `GET /api/ops/companies/{id}`: a company with its people, and how it is paid. */
export const operatorCompanySchema = listedCompanySchema.extend({
  ...companyUsersSchema.shape,
  /** `hasAccount` where the whole number is kept, which is so of an IBAN alone. */
  paymentMethods: z.array(paymentMethodSchema.extend({ hasAccount: z.boolean() })),
});
export type OperatorCompany = z.infer<typeof operatorCompanySchema>;

/** The common fields of payment methods. */
export const paymentMethodFieldsSchema = z.object({
  type: z.enum(PAYMENT_METHOD_TYPES),
  name: plainText(120),
  account: z.string().max(60).refine(
    (text) => /^[A-Z0-9]{8,34}$/.test(plainIban(text)),
    'must be an account or card number: 8 to 34 letters and digits',
  ).transform(plainIban),
  /** In whose name the account is, where that is not the company's own name. */
  holder: blankable(120).refine(
    (name) => name === '' || latinName(name) !== undefined,
    'must be in Latin letters, as the bank has it',
  ).default(''),
  isDefault: z.boolean().default(false),
});

/**
 * `POST /api/corporate/payment-methods`. An account's number in the form of an IBAN must be one: it goes sealed further
 * than this server's door, and of any other number a mask alone. A card's number has 12 to 19 digits (ISO/IEC 7812-1).
 */
export const addPaymentMethodSchema = paymentMethodFieldsSchema.refine(
  ({ type, account }) => type !== 'bank_transfer' || !/^[A-Z]{2}\d{2}/.test(account) || isIban(account),
  { path: ['account'], message: 'must be an IBAN whose checksum is right' },
).refine(
  ({ type, account }) => type !== 'credit_card' || (/^\d{12,19}$/.test(account) && hasCheckDigit(account)),
  { path: ['account'], message: 'must be a card number whose check digit is right' },
);

/** `PATCH /api/corporate/payment-methods/{id}`. */
export const updatePaymentMethodSchema = z.object({
  name: plainText(120).optional(),
  isDefault: z.literal(true).optional(),
});

/** `GET` and `PUT /api/corporate/notifications` (spec document 2, section 3). */
export const notificationsSchema = z.object({
  emailQuotes: z.boolean(),
  emailPurchaseOrders: z.boolean(),
  emailPayments: z.boolean(),
  smsUrgent: z.boolean(),
  slackIntegration: z.boolean(),
  webhookEvents: z.boolean(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

/** `GET /api/corporate/api-settings`. Keys and secrets are shown when they are made, and never again. */
export const apiSettingsSchema = z.object({
  /** The beginning of the key in use; null without a key. For the sample company, a sample that opens nothing. */
  apiKey: z.string().nullable(),
  apiKeyCreatedAt: timeSchema.nullable(),
  webhookUrl: z.string(),
  environment: z.enum(API_ENVIRONMENTS),
  webhookEvents: z.array(z.object({ type: z.enum(WEBHOOK_EVENTS), enabled: z.boolean() })),
  hasWebhookSecret: z.boolean(),
});
export type ApiSettings = z.infer<typeof apiSettingsSchema>;

/** `PATCH /api/corporate/api-settings`. An empty URL turns webhooks off. */
export const updateApiSettingsSchema = z.object({
  webhookUrl: blankable(500).describe('A public address that begins with https://, or empty.').optional(),
  environment: z.enum(API_ENVIRONMENTS).optional(),
  webhookEvents: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length)
    .describe('The types that are sent; the others are not.').optional(),
});
/** Its answer. */
export const savedApiSettingsSchema = apiSettingsSchema.extend({
  webhookSecret: z.string().nullable().describe('The first signing secret, in this answer alone; null where there was one.'),
});
export type SavedApiSettings = z.infer<typeof savedApiSettingsSchema>;

/** `POST /api/corporate/api-key/rotate`: the new key, this once; the old one works until `oldKeyValidUntil`. */
export const rotatedApiKeySchema = z.object({ apiKey: z.string(), oldKeyValidUntil: timeSchema.nullable() });
export type RotatedApiKey = z.infer<typeof rotatedApiKeySchema>;
/** `POST /api/ops/companies/{id}/api-key/rotate`: `endOldKeys` where one got into wrong hands. */
export const rotateCompanyKeySchema = z.object({ endOldKeys: z.boolean().default(false) });
/** `POST /api/corporate/webhook-secret/rotate`: likewise. Until then, messages carry a signature of each. */
export const rotatedWebhookSecretSchema = z.object({
  webhookSecret: z.string(),
  oldSecretValidUntil: timeSchema.nullable(),
});
export type RotatedWebhookSecret = z.infer<typeof rotatedWebhookSecretSchema>;
