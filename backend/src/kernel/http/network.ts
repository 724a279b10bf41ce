import ipaddr from 'ipaddr.js';

/** Who an address belongs to: of IPv6, a household has a whole /64 to choose from. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':') : parsed.toString();
}

/** Whether an address says which network a browser is in: one behind a proxy or on the same machine does not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
