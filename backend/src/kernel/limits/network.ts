import ipaddr from 'ipaddr.js';

/** Who an address belongs to: of IPv6, a household has a whole /64 to choose from. */
export function networkOf(address: string): string {
  return partsOf(address)?.join(':') ?? plain(address);
}

/** The same, and of IPv6 the whole /56 that a subscriber is often given: what must not be had 256 times. */
export function wideNetworkOf(address: string): string {
  const parts = partsOf(address);
  return parts ? `${parts.slice(0, 3).join(':')}:${parts[3]! & 0xff00}/56` : plain(address);
}

/** Whether an address says which network a browser is in: one behind a proxy or on the same machine does not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function partsOf(address: string): number[] | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? (parsed as ipaddr.IPv6).parts.slice(0, 4) : undefined;
}

function plain(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
