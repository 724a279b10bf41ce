import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { type Locale, SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { type EmailContent, postEmails } from '../../kernel/outbox/post-messages.js';
import { SignInCode } from './sign-in-code.entity.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Has a code sent. It takes the place of the one before. What is done, and answered, is the same whether anybody has an
 * account with this address or not. Throws `too_many_requests` for an address that was sent several in this hour.
 */
export const requestSignInCode = transactionalHandler<'request-sign-in-code'>(
  async ({ email, code, codeHash, locale }, transaction, { commandId, now }) => {
    await lockAddress(transaction, email);
    await assertFewCodes(transaction, email, now);
    await transaction.tables<typeof SignInCode>().updateTable('sign_in_code').set({ endedAt: now })
      .where('email', '=', email).where('endedAt', 'is', null).execute();
    const expiresAt = new Date(now.getTime() + SIGN_IN.codeMinutes * MINUTE_MS);
    transaction.em.create(SignInCode, { id: commandId, email, codeHash, createdAt: now, expiresAt });
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

/** One after the other for each address, also where nothing of it is stored yet. */
export async function lockAddress(transaction: Transaction, email: string): Promise<void> {
  await transaction.tables()
    .selectNoFrom(({ fn, lit, val }) =>
      fn<null>('pg_advisory_xact_lock', [fn('hashtextextended', [val(`sign-in ${email}`), lit(0)])]).as('locked'))
    .execute();
}

async function assertFewCodes(transaction: Transaction, email: string, now: Date): Promise<void> {
  const recent = await transaction
    .tables<typeof SignInCode>()
    .selectFrom('sign_in_code')
    .select('createdAt')
    .where('email', '=', email)
    .where('createdAt', '>', new Date(now.getTime() - HOUR_MS))
    .orderBy('createdAt')
    .execute();
  if (recent.length < SIGN_IN.codesAnHour) return;
  const retryAfter = Math.ceil((recent.at(-SIGN_IN.codesAnHour)!.createdAt.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new AppError(
    'too_many_requests',
    `This address was sent ${SIGN_IN.codesAnHour} codes within an hour. Please use the last one, or try again later.`,
    { retryAfter: Math.max(1, retryAfter) },
  );
}

const TEXTS: Readonly<Record<Locale, (code: string) => EmailContent>> = {
  en: (code) => ({
    subject: 'Your Planet Heroes sign-in code',
    heading: 'Your sign-in code',
    paragraphs: [
      `Enter this code on the page that asked for it. It is good for ${SIGN_IN.codeMinutes} minutes and for one use.`,
    ],
    code,
    footnote: 'If you did not ask for it, you can leave it be: without the code nobody gets in.',
  }),
  ar: (code) => ({
    subject: 'رمز الدخول إلى أبطال الكوكب',
    heading: 'رمز تسجيل الدخول',
    paragraphs: [`أدخل هذا الرمز في الصفحة التي طلبته. الرمز صالح لمدة ${SIGN_IN.codeMinutes} دقائق ولمرة واحدة.`],
    code,
    footnote: 'إذا لم تطلب هذا الرمز فتجاهل الرسالة: لا يدخل أحد من دونه.',
  }),
};
