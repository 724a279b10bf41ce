import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'planet-heroes', `payouts ${purpose}`, 32));

/**
 * An account’s number, sealed for the database (AES-256-GCM, under a key that follows from the instance’s secret). The
 * same number of the same trade-in is sealed alike, so that a call that is sent again is the same one.
 */
export function sealIban(secret: string, iban: string, tradeInId: string): string {
  const nonce = createHmac('sha256', keyFor(secret, 'nonce')).update(`${tradeInId} ${iban}`).digest()
    .subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'iban'), nonce).setAAD(Buffer.from(tradeInId));
  const sealed = Buffer.concat([cipher.update(iban, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `sealIban` sealed for this trade-in. Throws where it was sealed otherwise. */
export function openIban(secret: string, sealed: string, tradeInId: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'iban'), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(tradeInId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
