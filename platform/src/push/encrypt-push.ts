import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '@planet-heroes/contracts/kernel/outbox/senders';

const RECORD_BYTES = 4_096;
const LAST_RECORD = 2;

/** What encrypting draws by lot; given, for the example of the standard. */
export interface Drawn {
  salt: Buffer;
  privateKey?: Buffer;
}

/**
 * Encrypts a message so that the browser alone can read it (RFC 8291, in one record of RFC 8188). Throws for an invalid
 * key of the browser.
 */
export function encryptPush(
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  message: string,
  { salt, privateKey }: Drawn = { salt: randomBytes(16) },
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const shared = derive(own.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const head = Buffer.concat([salt, size, Buffer.of(ownKey.length), ownKey]);
  const body = cipher.update(Buffer.concat([Buffer.from(message), Buffer.of(LAST_RECORD)]));
  return Buffer.concat([head, body, cipher.final(), cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
