import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const SITE = 'localhost';
export const PASSKEY_SITE = { siteId: SITE, origin: `http://${SITE}:3000` } as const;

/** A passkey that a test keeps in memory, as a browser's authenticator would (WebAuthn, ES256, no attestation). */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  get name(): string {
    return this.id.toString('base64url');
  }

  /** Answers the request to make a passkey. */
  register(challenge: string) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([[1, 2], [3, -7], [-1, 1], [-2, bytesOf(x!)], [-3, bytesOf(y!)]]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.authenticatorData(0x45), Buffer.alloc(16), length, this.id, publicKey]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', new Uint8Array(authData)]]) as never,
    );
    return this.credential({
      clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the request to sign in, with or without having asked for a fingerprint or PIN. */
  signIn(challenge: string, { isVerified = true } = {}) {
    this.counter++;
    const authData = this.authenticatorData(isVerified ? 0x05 : 0x01);
    const client = clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    const key = createPrivateKey(this.keys.privateKey.export({ format: 'pem', type: 'pkcs8' }));
    return this.credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
    });
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(SITE).digest(), Buffer.from([flags]), counter]);
  }

  private credential<T>(response: T) {
    return { id: this.name, rawId: this.name, type: 'public-key' as const, response, clientExtensionResults: {} };
  }
}

function clientData(type: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: PASSKEY_SITE.origin, crossOrigin: false }));
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
