import { SIMULATOR_CONDITIONS } from '../trade-ins/devices.js';

/** The company that a request without an API key acts for: nobody signs in, and this company is public by design. */
export const DEMO_COMPANY_ID = 'demo-company';

/** Shown instead of an API key for the sample company; it opens nothing. */
export const SAMPLE_API_KEY = 'phk_sample_this-key-opens-nothing';

/**
 * A model that bulk trade-ins take. `baseValue` is whole AED for an excellent one; phones are priced as the simulator
 * does.
 */
export const BULK_MODELS = [
  { model: 'iphone-15-pro', label: 'iPhone 15 Pro', baseValue: 1400 },
  { model: 'iphone-15', label: 'iPhone 15', baseValue: 1200 },
  { model: 'iphone-14-pro', label: 'iPhone 14 Pro', baseValue: 1200 },
  { model: 'iphone-14', label: 'iPhone 14', baseValue: 1000 },
  { model: 'iphone-13', label: 'iPhone 13', baseValue: 900 },
  { model: 'macbook-pro-16', label: 'MacBook Pro 16"', baseValue: 3200 },
  { model: 'macbook-air', label: 'MacBook Air', baseValue: 1800 },
  { model: 'ipad-pro', label: 'iPad Pro', baseValue: 1500 },
] as const;
export type BulkModel = (typeof BULK_MODELS)[number]['model'];
export const BULK_MODEL_IDS = BULK_MODELS.map(({ model }) => model) as [BulkModel, ...BulkModel[]];

export const BULK_CONDITIONS = SIMULATOR_CONDITIONS;
export type BulkCondition = (typeof BULK_CONDITIONS)[number]['condition'];
export const BULK_CONDITION_IDS = BULK_CONDITIONS.map(({ condition }) => condition) as [
  BulkCondition,
  ...BulkCondition[],
];

/** The most devices that one quote may hold, the most different rows of a request, and the most rows of a CSV file. */
export const BULK_LIMITS = { devices: 10_000, rows: 100, csvRows: 5_000, csvBytes: 2 * 1024 * 1024 } as const;

/**
 * What the first line of a device list may call each column, its own name first; case, blanks and marks do not matter.
 * A list by serial number needs no quantity. A serial number goes before an IMEI.
 */
export const CSV_COLUMN_NAMES = {
  model: ['Model', 'Device', 'Device Model', 'Device Name', 'Model Name', 'Product', 'Product Name'],
  condition: ['Condition', 'Grade', 'Device Condition', 'Cosmetic Condition', 'Cosmetic Grade'],
  quantity: ['Quantity', 'Qty', 'Count', 'Units'],
  serial: ['Serial Number', 'Serial', 'Serial No', 'S/N', 'IMEI', 'IMEI Number', 'IMEI No', 'IMEI 1'],
} as const;

/**
 * Import limits of the sample company, which all visitors share: rows a file, imports open at once, imports an hour.
 * 1,000 rows are twice the number of devices from which a file is suggested (spec document 2, section 3).
 */
export const DEMO_IMPORT_LIMITS = { rows: 1_000, open: 3, perHour: 60 } as const;

/** How long imports are kept with their rows; the quotes that they led to stay. */
export const IMPORTS_KEPT = { demoHours: 24, days: 90 } as const;

/** Quotes that visitors asked for in the name of everybody's company, where no order came of them. */
export const VISITORS_QUOTES_KEPT_DAYS = 90;

/** Choices of the corporate forms (spec document 2, sections 3 and 4). */
export const QUOTE_URGENCIES = ['asap', '24h', 'week', 'month'] as const;
export const COMPANY_DEPARTMENTS = ['procurement', 'it', 'finance', 'operations', 'facilities'] as const;
export const EMPLOYEE_COUNTS = ['1-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const COMPANY_INDUSTRIES = [
  'financial', 'technology', 'healthcare', 'education', 'government', 'retail', 'manufacturing', 'other',
] as const;
export const COMPANY_ROLES = ['Admin', 'Manager', 'User'] as const;
/** A company that people registered themselves is reviewed by the desk before it may act. */
export const COMPANY_STATES = ['pending', 'approved', 'declined'] as const;
/** Companies that one account may register, and the seconds after which a demo's policy approves one. */
export const COMPANIES_OF_ONE_ACCOUNT = 5;
/** Invitations to one mailbox in 24 hours, from all companies together. */
export const INVITATIONS_A_DAY = 3;
export const COMPANY_APPROVAL_SECONDS = 8;
export const COMPANY_USER_STATES = ['active', 'pending', 'suspended'] as const;
export const PAYMENT_METHOD_TYPES = ['bank_transfer', 'credit_card'] as const;
export const PAYMENT_METHOD_STATES = ['pending', 'verified'] as const;
export const API_ENVIRONMENTS = ['production', 'staging', 'development'] as const;

/** Events that a company's own server may receive: those of spec document 2, section 4, first. */
export const WEBHOOK_EVENTS = [
  'quote.created',
  'quote.approved',
  'purchase_order.created',
  'payment.completed',
  'quote.declined',
  'purchase_order.received',
  'purchase_order.wiped',
  'purchase_order.completed',
  'purchase_order.cancelled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Days that a quoted price holds, and the payment terms, where the desk says nothing else. */
export const QUOTE_TERMS = { validDays: 14, paymentTermsDays: 30 } as const;

/** Hours that an API key or a signing secret still works after it was replaced. */
export const KEY_OVERLAP_HOURS = 24;

/** The standard that certificates of wiping name. */
export const WIPING_STANDARD = 'DoD 5220.22-M, by NIST SP 800-88 Rev. 1 (Purge)';

/** What lists of quotes and orders are sorted by: the larger and the later first with a `-` before it. */
export const LIST_SORTS = [
  '-created', 'created', '-devices', 'devices', '-amount', 'amount', '-status', 'status',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];
