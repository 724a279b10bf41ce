/** In place of what the product does not use of Socket.IO: it connects by websocket alone, and sends no binary data. */
export const Fetch = undefined;
export const XHR = undefined;
export const WT = undefined;
export const hasBinary = (): boolean => false;
export const isBinary = hasBinary;
export const deconstructPacket = undefined;
export const reconstructPacket = undefined;
export const decode = undefined;

/** The live connection decides itself when to try again. */
export class Backoff {
  setMin(): void {}
  setMax(): void {}
  setJitter(): void {}
  reset(): void {}
}
