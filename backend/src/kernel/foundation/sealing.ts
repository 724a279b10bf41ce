import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The owner of a sealed text: each area’s things have their own keys, derived from the instance’s secret. */
export interface Sealed {
  area: string;
  what: string;
  /** What it belongs to: sealed for this, it opens for nothing else. */
  of: string;
}

const keyFor = (secret: string, area: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'planet-heroes', `${area} ${purpose}`, 32));

/**
 * A text that the database keeps but nobody reads there (AES-256-GCM). The same text of the same thing is sealed alike,
 * so that a call that is sent again is the same one.
 */
export function sealText(secret: string, text: string, { area, what, of }: Sealed): string {
  const nonce = createHmac('sha256', keyFor(secret, area, 'nonce')).update(`${of} ${text}`).digest()
    .subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, area, what), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `sealText` sealed as this. Throws where it was sealed otherwise. */
export function openText(secret: string, sealed: string, { area, what, of }: Sealed): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, area, what), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The same for the same text, independent of its owner, and not reversible without the secret. */
export function digestOf(secret: string, text: string, { area, what }: Omit<Sealed, 'of'>): string {
  return createHmac('sha256', keyFor(secret, area, `${what} digest`)).update(text).digest('base64url');
}
