import { defineEntity, p } from '@mikro-orm/core';

/** A six-digit code that was sent to an address. Of the code itself a keyed hash is kept alone. */
export const SignInCode = defineEntity({
  name: 'SignInCode',
  tableName: 'sign_in_code',
  properties: {
    id: p.text().primary(),
    email: p.text(),
    codeHash: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    expiresAt: p.datetime().columnType('timestamptz(3)'),
    /** Wrong ones of the browser that asked for it, and of others. */
    tries: p.integer().default(0),
    foreignTries: p.integer().default(0),
    /** Keyed digests of the browser that asked for it, and of its network. */
    browser: p.text().nullable(),
    network: p.text().nullable(),
    /** Whether that browser had signed in with the address before. */
    isKnown: p.boolean().default(false),
    /** When it was used, or a newer one took its place. */
    endedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'sign_in_code_email', properties: ['email', 'createdAt'] }],
});
