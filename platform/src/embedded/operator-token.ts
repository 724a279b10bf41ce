import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The operator token's file in a data folder. */
export function operatorTokenFile(dataDir: string): string {
  return join(dataDir, 'operator-token');
}

/** The token of a data folder, made at its first start and readable by its owner alone. */
export function readOrCreateOperatorToken(dataDir: string): string {
  const path = operatorTokenFile(dataDir);
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}
