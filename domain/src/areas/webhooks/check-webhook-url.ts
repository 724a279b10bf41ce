import { isIP } from 'node:net';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { isPublicAddress } from '../../kernel/outbox/public-address.js';

const MAX_LENGTH = 500;

/**
 * Reads a URL for messages. Throws `webhook_url_refused` where it is not a URL, carries credentials, or names an
 * address that is not public. Names are resolved at every delivery: their addresses may change.
 */
export function checkWebhookUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.canParse(text) && text.length <= MAX_LENGTH ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw refused('The webhook URL must begin with https://.');
  if (url.username || url.password) throw refused('The webhook URL must not contain a user name or password.');
  const host = hostOf(url);
  const isNamedLocal = host === 'localhost' || host.endsWith('.localhost');
  if (!allowPrivate && (isNamedLocal || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    throw refused('The webhook URL must lead to a server in the public internet.');
  }
  return url;
}

/**
 * Reads a URL that a company sets, which must begin with https:// as well, except where private networks are permitted.
 * One with http:// that was set before is still sent to.
 */
export function checkNewWebhookUrl(text: string, allowPrivate: boolean): void {
  const { protocol } = checkWebhookUrl(text, allowPrivate);
  if (!allowPrivate && protocol !== 'https:') throw refused('The webhook URL must begin with https://.');
}

/** A URL's host, without the brackets of an IPv6 address. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function refused(message: string): AppError {
  return new AppError('webhook_url_refused', message);
}
