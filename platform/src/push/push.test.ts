import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { encryptPush } from './encrypt-push.js';
import { vapidAuthorization } from './vapid.js';

describe('encrypting a push', () => {
  it('comes to what the example of RFC 8291 (appendix A) comes to', () => {
    const target = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const drawn = {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    };
    expect(encryptPush(target, 'When I grow up, I want to be a watermelon', drawn).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl'
        + '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('never comes to the same twice, and takes no key that is none', () => {
    const browser = createECDH('prime256v1');
    const target = { p256dh: browser.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
    expect(encryptPush(target, 'x').equals(encryptPush(target, 'x'))).toBe(false);
    expect(() => encryptPush({ ...target, p256dh: 'AAAA' }, 'x')).toThrow();
  });
});

describe('the authorization of a push', () => {
  it('is a signed token for the push service alone, which ends within a day', () => {
    const pair = createECDH('prime256v1');
    const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
    const at = new Date('2026-11-22T08:00:00Z');
    const text = vapidAuthorization(new URL('https://push.example/a/b'), 'mailto:heroes@example.com', keys, at);
    const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(text)!;
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
      aud: 'https://push.example', exp: at.getTime() / 1000 + 12 * 3600, sub: 'mailto:heroes@example.com',
    });
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url'),
    };
    const signer = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' as const };
    const said = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', said, signer, Buffer.from(signature!, 'base64url'))).toBe(true);
  });
});
