import type { Packed } from '@planet-heroes/contracts/socket-map';

/** Hands on what the server sent: at once, or once it is decompressed. */
export function unpack<T extends object>(sent: T | Packed, take: (message: T) => void): void {
  if (!('packed' in sent)) return take(sent);
  const json = new Blob([sent.packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  void new Response(json).json().then(take);
}
