import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { SIGN_IN_LIMITS } from '@planet-heroes/contracts/areas/accounts/catalogue';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { type EmailContent, postEmails } from '../../kernel/outbox/post-messages.js';
import { SignInCode } from './sign-in-code.entity.js';

/**
 * Has a code sent. It takes the place of the one that this browser asked for before; others' codes stay. What is done,
 * and answered, is the same whether anybody has an account with this address or not. Throws `too_many_requests`.
 */
export const requestSignInCode = transactionalHandler<'request-sign-in-code'>(
  async ({ email, code, codeHash, locale, ...sender }, transaction, { commandId, now }) => {
    const { browser = null, network = null, isKnown = false } = sender;
    await lockAddress(transaction, email);
    await assertFewCodes(transaction, email, { browser, network, isKnown, now });
    // Senders without a browser do not replace each other's codes: nothing equals null.
    await transaction.tables<typeof SignInCode>().updateTable('sign_in_code').set({ endedAt: now })
      .where('email', '=', email).where('browser', '=', browser).where('endedAt', 'is', null).execute();
    const expiresAt = new Date(now.getTime() + SIGN_IN_LIMITS.codeMinutes * MINUTE_MS);
    transaction.em.create(SignInCode, {
      id: commandId, email, codeHash, createdAt: now, expiresAt, browser, network, isKnown,
    });
    await transaction.em.flush();
    await postEmails(transaction, [
      {
        id: `code-${commandId}`,
        to: email,
        kind: 'sign-in-code',
        locale,
        content: TEXTS[locale](code),
        time: now,
        expiresAt,
        isSecret: true,
      },
    ]);
    return { result: { expiresAt: expiresAt.toISOString() }, transactionId: undefined };
  },
);

/** Serialises changes of one address, even before anything of it is stored. */
export async function lockAddress(transaction: Transaction, email: string): Promise<void> {
  await transaction.tables()
    .selectNoFrom(({ fn, lit, val }) =>
      fn<null>('pg_advisory_xact_lock', [fn('hashtextextended', [val(`sign-in ${email}`), lit(0)])]).as('locked'))
    .execute();
}

/**
 * A browser that has signed in with the address before is limited on its own: codes that strangers ask for cannot lock
 * it out. All other browsers share a limit by network and a limit in all.
 */
async function assertFewCodes(
  transaction: Transaction,
  email: string,
  { browser, network, isKnown, now }: {
    browser: string | null; network: string | null; isKnown: boolean; now: Date;
  },
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const sent = await transaction.tables<typeof SignInCode>().selectFrom('sign_in_code')
    .select(['createdAt', 'browser', 'network', 'isKnown'])
    .where('email', '=', email).where('createdAt', '>', since(DAY_MS)).orderBy('createdAt').execute();
  type Sent = (typeof sent)[number];
  const assertFewer = (limit: number, ms: number, isCounted: (code: Sent) => boolean, text: string) => {
    const counted = sent.filter((code) => code.createdAt > since(ms) && isCounted(code));
    if (counted.length < limit) return;
    const retryAfter = Math.ceil((counted.at(-limit)!.createdAt.getTime() + ms - now.getTime()) / 1000);
    throw new AppError('too_many_requests', text, { retryAfter: Math.max(1, retryAfter) });
  };
  const { codesAnHour, strangersCodes: strangers } = SIGN_IN_LIMITS;
  assertFewer(codesAnHour, HOUR_MS, (code) => code.browser === browser,
    `This address was sent ${codesAnHour} codes within an hour. Please use the last one, or try again later.`);
  if (isKnown) return;
  const text = 'New browsers had many codes sent to this address. Please use the last one, a passkey or a browser that '
    + 'you signed in with before, or try again later.';
  assertFewer(strangers.anHourOfNetwork, HOUR_MS, (code) => !code.isKnown && code.network === network, text);
  assertFewer(strangers.anHour, HOUR_MS, (code) => !code.isKnown, text);
  assertFewer(strangers.aDay, DAY_MS, (code) => !code.isKnown, text);
}

const TEXTS: Readonly<Record<Locale, (code: string) => EmailContent>> = {
  en: (code) => ({
    subject: 'Your Planet Heroes sign-in code',
    heading: 'Your sign-in code',
    paragraphs: [
      `Enter this code on the page that asked for it. It is good for ${SIGN_IN_LIMITS.codeMinutes} minutes and for one use.`,
    ],
    code,
    footnote: 'If you did not ask for it, ignore this e-mail: without the code nobody gets in.',
  }),
  ar: (code) => ({
    subject: 'رمز الدخول إلى أبطال الكوكب',
    heading: 'رمز تسجيل الدخول',
    paragraphs: [`أدخل هذا الرمز في الصفحة التي طلبته. الرمز صالح لمدة ${SIGN_IN_LIMITS.codeMinutes} دقائق ولمرة واحدة.`],
    code,
    footnote: 'إذا لم تطلب هذا الرمز فتجاهل الرسالة: لا يدخل أحد من دونه.',
  }),
};
