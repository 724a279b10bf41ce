import { timingSafeEqual } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { SIGN_IN_LIMITS } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { batchedHandler } from '../../kernel/commands/command-handler.js';
import { eachAlone } from '../../kernel/commands/each-alone.js';
import { refused } from '../../kernel/commands/outcome.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { Account } from './account.entity.js';
import { enterAccount } from './enter-account.js';
import { lockAddress } from './request-sign-in-code.js';
import type { SignInCode } from './sign-in-code.entity.js';

/**
 * Signs in with a code. A wrong code counts even when the command is refused: so this is handled as a batch of one,
 * whose refusals roll nothing back. Refused with `code_wrong`, for wrong, used, old and missing codes alike.
 */
export const signIn = batchedHandler<'sign-in'>({ maxWeight: 1, parallel: 4 }, async ([command], transaction) => {
  const { payload, commandId, now } = command!;
  const { email, codeHash, locale } = payload;
  if (!(await takeCode(transaction, { email, codeHash, browser: payload.browser ?? null }, now))) {
    return { outcomes: [refused(new AppError('code_wrong', 'That code is wrong or has expired. Check the newest message, or send another code.'))], transactionId: undefined };
  }
  return eachAlone(transaction, [command!], async () => {
    const found = await transaction.em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const account = found ?? (await addAddress(transaction, payload.sessionId, email))
      ?? transaction.em.create(Account, { id: commandId, email, locale, createdAt: now });
    return enterAccount(transaction, account, { ...payload, isNew: !found, cause: commandId, time: now });
  });
});

/** The session's account; adds the address where it has none, as an account with passkeys only. */
async function addAddress(transaction: Transaction, sessionId: string | null, email: string) {
  const session = sessionId === null ? undefined : await transaction.tables<typeof Session>().selectFrom('session')
    .select('accountId').where('id', '=', sessionId).where('endedAt', 'is', null).executeTakeFirst();
  if (!session?.accountId) return undefined;
  const account = await transaction.em.findOneOrFail(Account, session.accountId, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  if (account.email) return undefined;
  account.email = email;
  return account;
}

/**
 * Whether the code is the address's, now. A right one is used up by it. A wrong one counts against each code that it
 * was compared with: apart for the browser that asked for that code, whose tries nobody else can use up.
 */
async function takeCode(
  transaction: Transaction,
  { email, codeHash, browser }: { email: string; codeHash: string; browser: string | null },
  now: Date,
): Promise<boolean> {
  await lockAddress(transaction, email);
  const tables = transaction.tables<typeof SignInCode>();
  const codes = await tables.selectFrom('sign_in_code').select(['id', 'codeHash', 'tries', 'foreignTries', 'browser'])
    .where('email', '=', email).where('endedAt', 'is', null).where('expiresAt', '>', now).execute();
  const { foreign } = await tables.selectFrom('sign_in_code')
    .select(({ fn }) => [fn.sum<number | null>('foreignTries').as('foreign')])
    .where('email', '=', email).where('createdAt', '>', new Date(now.getTime() - DAY_MS)).executeTakeFirstOrThrow();
  const strangersMayTry = Number(foreign ?? 0) < SIGN_IN_LIMITS.strangersTriesADay;
  const isOwn = (code: { browser: string | null }) => browser !== null && code.browser === browser;
  const compared = codes.filter((code) =>
    isOwn(code) ? code.tries < SIGN_IN_LIMITS.tries : strangersMayTry && code.foreignTries < SIGN_IN_LIMITS.tries);
  const right = compared.find((code) => timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(codeHash)));
  for (const code of right ? [right] : compared) {
    const counted = isOwn(code) ? { tries: code.tries + 1 } : { foreignTries: code.foreignTries + 1 };
    await tables.updateTable('sign_in_code').set(right ? { endedAt: now } : counted).where('id', '=', code.id).execute();
  }
  return right !== undefined;
}
