import { randomBytes } from 'node:crypto';
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
