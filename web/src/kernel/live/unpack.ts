import type { Packed } from '@planet-heroes/contracts/socket-map';

/** Hands on what the server sent: at once, or once it is decompressed. */
export function unpack<T extends object>(sent: T | Packed, take: (message: T) => void): void {
  if (!('packed' in sent)) return take(sent);
  const bytes = Uint8Array.from(atob(sent.packed), (character) => character.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  void new Response(json).json().then(take);
}
