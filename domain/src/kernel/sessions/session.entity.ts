import { defineEntity, p } from '@mikro-orm/core';

/**
 * A browser that is known: which hero it acts as, whose account it is signed in to, and which company it acts for. The
 * token that the browser holds is kept nowhere, only its SHA-256.
 */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.text().primary(),
    tokenHash: p.text(),
    heroId: p.text().nullable(),
    accountId: p.text().nullable(),
    /** The address that the account has proven, by which operators are known. */
    email: p.text().nullable(),
    /** Which of several companies a member acts for. */
    companyId: p.text().nullable(),
    /** The hero that this browser acted as before signing in brought another: it can be merged. */
    otherHeroId: p.text().nullable(),
    /** The network that the browser was in, as a keyed hash; null for a private one. */
    network: p.text().nullable(),
    /** The first session of the browser, where it has had another. */
    browser: p.text().nullable(),
    /** What the browser says it is, in a few words: "Chrome on Windows". */
    device: p.text(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    lastSeenAt: p.datetime().columnType('timestamptz(3)'),
    /** When an operator last used it as one; null where none has. */
    operatedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    expiresAt: p.datetime().columnType('timestamptz(3)'),
    /** Ended sessions stay for a while, so that a legacy cookie that became one cannot come back. */
    endedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [{ name: 'session_hero', properties: ['heroId'] }, { name: 'session_account', properties: ['accountId'] }],
  uniques: [{ name: 'session_token', properties: ['tokenHash'] }],
});
