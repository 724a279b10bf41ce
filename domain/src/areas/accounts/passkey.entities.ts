import { defineEntity, p } from '@mikro-orm/core';
import { Account } from './account.entity.js';

/** A passkey that opens an account. The id is the credential's, the public key COSE, both base64url. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.text().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    publicKey: p.text(),
    counter: p.bigint('number'),
    transports: p.array(),
    name: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    lastUsedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'passkey_account', properties: ['accountId'] }],
});

/** A challenge that a browser is to sign, once. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    id: p.text().primary(),
    challenge: p.text(),
    /** The session that makes a passkey; null where somebody signs in. */
    sessionId: p.text().nullable(),
    expiresAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ name: 'passkey_challenge_expiry', properties: ['expiresAt'] }],
});
