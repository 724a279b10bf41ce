const MASK = '***';
const PRIVATE_KEY =
  /^(e-?mail|phone|contactName|contactPerson|companyName|apiKey|secret|token|password|details|address|businessAddress|pickupAddress|pickupContact|message|content|recentMessages|deviceDetails|specialInstructions|shareText|additionalNotes)$/i;
/**
 * Seven digits or more, as phone numbers are written; an id of hexadecimal digits has letters or dashes around its own.
 */
const ADDRESS = /[^\s@<>()[\]",:;]+@[^\s@<>()[\]",:;.]+(?:\.[^\s@<>()[\]",:;.]+)+/g;
const PHONE = /(?<![\w-])\+?\d[\d ()]{5,18}\d(?![\w-])/g;

/**
 * A copy of a JSON value with everything masked that could identify or reach a person: values of private keys, and
 * e-mail addresses and phone numbers anywhere. Used where payloads are shown to operators or written to fixtures.
 */
export function scrub(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(ADDRESS, MASK).replace(PHONE, MASK);
  if (Array.isArray(value)) return value.map(scrub);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, PRIVATE_KEY.test(key) ? masked(item) : scrub(item)]),
  );
}

/** Masks everything under a private key but keeps its form: lists stay lists. */
function masked(value: unknown): unknown {
  if (typeof value === 'string') return MASK;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(item)]));
}
