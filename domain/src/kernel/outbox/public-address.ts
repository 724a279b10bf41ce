import ipaddr from 'ipaddr.js';

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address lies in the public internet. Loopback, private, link-local (with the clouds' metadata
 * services), carrier and documentation networks do not, nor do IPv4 addresses of those hidden in IPv6 ones, nor any
 * IPv6 address outside 2000::/3: nothing else is routed by now.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` turns an IPv4-mapped address into the IPv4 address that it means; other encodings are not unicast.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}
