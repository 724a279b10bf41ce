import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** Half of what push services allow. */
const VALID_SECONDS = 12 * 3_600;

/** A P-256 pair in base64url: an uncompressed point, and a scalar. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Says to a push service who sends, and whom to write to (RFC 8292). */
export function vapidAuthorization(endpoint: URL, subject: string, keys: VapidKeys, at = new Date()): string {
  const expires = Math.floor(at.getTime() / 1000) + VALID_SECONDS;
  const said = [{ typ: 'JWT', alg: 'ES256' }, { aud: endpoint.origin, exp: expires, sub: subject }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(said), { key: signingKey(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey } });
}
