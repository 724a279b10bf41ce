import type { PaymentMethod } from '@planet-heroes/contracts/areas/companies/schemas';
import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { EmailContent, MessageLocale } from '../../kernel/outbox/message-content.js';

/** What the owner of an account, or of a company, should know of at once. */
export type SecurityChange =
  | Extract<InboxSubject, { kind: 'security-notice' }>['data']
  | { change: 'payment-method'; type: PaymentMethod['type']; ending: string; company: string };

interface SecurityText {
  title: string;
  body: string;
  action: string;
}

export function securityText(change: SecurityChange, locale: MessageLocale): SecurityText {
  return locale === 'ar' ? inArabic(change) : inEnglish(change);
}

/** Without a way to unsubscribe: who takes an account over would use it. */
export function securityEmail(change: SecurityChange, path: string, locale: MessageLocale): EmailContent {
  const { title, body, action } = securityText(change, locale);
  return { subject: title, heading: title, paragraphs: [body], action: { label: action, url: path } };
}

function inEnglish(data: SecurityChange): SecurityText {
  switch (data.change) {
    case 'device':
      return {
        title: 'You signed in on a new device',
        body: `It says that it is ${data.device}. Was it not you? Sign in, open your profile and sign that device out.`,
        action: 'See your devices',
      };
    case 'passkey':
      return {
        title: 'A passkey was added to your account',
        body: 'It opens your account from now on. Was it not you? Sign in, open your profile and remove it.',
        action: 'See your passkeys',
      };
    case 'bank-account':
      return {
        title: 'We have a bank account for your trade-in',
        body: 'You chose it for the first time. Was it not you? Open the trade-in and choose your own account.',
        action: 'See the trade-in',
      };
    case 'payment-method': {
      const noun = data.type === 'credit_card' ? 'card' : 'bank account';
      return {
        title: `A ${noun} was added for ${data.company}`,
        body:
          `The ${noun} ends in ${data.ending}. Our desk checks it before anything is paid to it. Was it none of you? Remove it `
          + 'in your account.',
        action: 'See payment methods',
      };
    }
  }
}

function inArabic(data: SecurityChange): SecurityText {
  switch (data.change) {
    case 'device':
      return {
        title: 'سجّلت الدخول على جهاز جديد',
        body: `يعرّف الجهاز نفسه بأنه ${data.device}. لم تكن أنت؟ سجّل الدخول وافتح ملفك الشخصي ثم أخرج ذلك الجهاز.`,
        action: 'عرض أجهزتك',
      };
    case 'passkey':
      return {
        title: 'أُضيف مفتاح مرور إلى حسابك',
        body: 'يفتح هذا المفتاح حسابك من الآن. لم تكن أنت؟ سجّل الدخول وافتح ملفك الشخصي ثم أزله.',
        action: 'عرض مفاتيح المرور',
      };
    case 'bank-account':
      return {
        title: 'حساب بنكي جديد لعملية استبدالك',
        body: 'لم تستخدم هذا الحساب من قبل. لم تكن أنت؟ افتح عملية الاستبدال واختر حسابك.',
        action: 'عرض عملية الاستبدال',
      };
    case 'payment-method':
      return data.type === 'credit_card'
        ? {
          title: `أُضيفت بطاقة لشركة ${data.company}`,
          body:
            `تنتهي البطاقة بالأرقام ${data.ending}. يتحقق مكتبنا منها قبل أن يُدفع إليها شيء. لم يضفها أحد منكم؟ احذفوها من حسابكم.`,
          action: 'عرض طرق الدفع',
        }
        : {
          title: `أُضيف حساب بنكي لشركة ${data.company}`,
          body:
            `ينتهي الحساب بـ ${data.ending}. يتحقق مكتبنا منه قبل أن يُدفع إليه شيء. لم يضفه أحد منكم؟ احذفوه من حسابكم.`,
          action: 'عرض طرق الدفع',
        };
  }
}
