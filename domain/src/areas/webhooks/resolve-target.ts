import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostOf } from './check-webhook-url.js';
import { isPublicAddress } from '../../kernel/outbox/public-address.js';

/** An address that was checked, and that the connection is then made to. */
export interface TargetAddress {
  address: string;
  family: 4 | 6;
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveByDns: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Looks a URL's host up. One address that is not public is enough to refuse them all: a name that answers with both is
 * a trap. Throws an Error in words.
 */
export async function resolveTarget(
  url: URL,
  allowPrivate: boolean,
  resolve: Resolve = resolveByDns,
): Promise<TargetAddress> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new Error('The host has no address.');
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new Error('The host does not lead to a public address.');
  }
  const first = addresses[0]!;
  return { address: first.address, family: first.family === 6 ? 6 : 4 };
}
