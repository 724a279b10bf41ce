import { z } from 'zod';
import { plainDigits } from './plain-digits.js';

/** A mailbox (RFC 5321, dot-atom) at a domain of two labels or more, which may be in any script. */
const MAILBOX =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z\d\u0080-\uFFFF](?:[a-zA-Z\d\u0080-\uFFFF-]*[a-zA-Z\d\u0080-\uFFFF])?\.)+(?:[a-zA-Z\u0080-\uFFFF]{2,}|xn--[a-zA-Z\d-]*[a-zA-Z\d])$/;

/** An e-mail address as it is kept: a domain in another script stands as mail servers have it (`xn--…`). */
export const emailSchema = z.email({ pattern: MAILBOX }).max(254).overwrite(withPlainDomain)
  .refine((address) => /^[!-~]+$/.test(address), 'Invalid email address');

/** A phone number as it is kept: Latin digits, six or more and not all zeros, with what people write between them. */
export const phoneSchema = z.string().max(100).overwrite(plainDigits)
  .regex(/^\+?[\d ().-]{7,20}$/, 'must be a phone number')
  .refine((phone) => /^\D*(?:\d\D*){6,}$/.test(phone) && /[1-9]/.test(phone), 'must be a phone number');

/** A domain that cannot be one stays as it is, and is refused. */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (/^[!-~]*$/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
