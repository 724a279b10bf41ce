import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateSecret } from './secret-file.js';

/** The operator token's file in a data folder. */
export function operatorTokenFile(dataDir: string): string {
  return join(dataDir, 'operator-token');
}

/** The token of a data folder, made at its first start and readable by its owner alone. */
export function readOrCreateOperatorToken(dataDir: string): string {
  return readOrCreateSecret(operatorTokenFile(dataDir), () => randomBytes(24).toString('base64url'));
}

/** The secret that signs the sessions of a data folder, made at its first start and readable by its owner alone. */
export function readOrCreateSessionSecret(dataDir: string): string {
  return readOrCreateSecret(join(dataDir, 'session-secret'), () => randomBytes(32).toString('base64url'));
}

/** The keys that a data folder's pushes are signed with, made at its first start: browsers subscribe to them. */
export function readOrCreateVapidKeys(dataDir: string): { publicKey: string; privateKey: string } {
  const kept = readOrCreateSecret(join(dataDir, 'vapid-keys'), () => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const privateKey = Buffer.alloc(32);
    const made = pair.getPrivateKey();
    // A key that begins with zeros comes without them.
    made.copy(privateKey, 32 - made.length);
    return `${pair.getPublicKey('base64url')} ${privateKey.toString('base64url')}`;
  });
  const [publicKey = '', privateKey = ''] = kept.split(' ');
  return { publicKey, privateKey };
}
