import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { CompanyRole } from '@planet-heroes/contracts/areas/companies/permissions';
import { hashOfMessage } from '../../kernel/outbox/message-id.js';
import { nameInMail } from '../../kernel/outbox/name-in-mail.js';
import type { EmailContent, NewEmail } from '../../kernel/outbox/post-messages.js';

/** Where members find their company and accept invitations, signed in with the invited address. */
const ACCOUNT_PATH = '/account-management?sign-in';

interface Invitation {
  name: string;
  email: string;
  role: CompanyRole;
  companyName: string;
}

/** What became of a company's registration; the reason is the desk's own words. */
export interface Decision {
  companyName: string;
  isApproved: boolean;
  reason: string | undefined;
}

interface CompanyTexts {
  invitation: (invitation: Invitation) => EmailContent;
  decision: (decision: Decision) => EmailContent;
}

/** The e-mail that invites somebody into a company, in the language that was chosen for it. */
export function invitationEmail(
  { id, locale, ...user }: Omit<Invitation, 'companyName'> & { id: string; locale: Locale },
  companyName: string,
  time: Date,
): NewEmail {
  const { email } = user;
  const names = { name: nameInMail(user.name), companyName: nameInMail(companyName) };
  return {
    id: `invitation-${id}-${hashOfMessage(email.toLowerCase())}`,
    // In lower case as in accounts: the message is found when its reader looks it up, or leaves.
    to: email.toLowerCase(),
    kind: 'invitation',
    locale,
    content: TEXTS[locale].invitation({ ...user, ...names }),
    time,
  };
}

/** The e-mail about the desk's decision, in the member's own language. */
export function decisionEmail(
  { companyId, ...decision }: Decision & { companyId: string },
  { accountId, email, locale }: { accountId: string; email: string; locale: Locale },
  time: Date,
): NewEmail {
  return {
    id: `company-decided-${companyId}-${accountId}-${time.getTime()}`,
    to: email,
    kind: 'company-decided',
    locale,
    content: TEXTS[locale].decision(decision),
    time,
  };
}

const EN: CompanyTexts = {
  invitation: ({ name, email, role, companyName }) => ({
    subject: `${companyName} invites you to Planet Heroes`,
    heading: `Welcome, ${name}`,
    paragraphs: [
      `${companyName} has added you to its trade-in account as ${role}.`,
      `Sign in with ${email} and accept the invitation: a code that we send you is all you need.`,
    ],
    action: { label: 'See the invitation', url: ACCOUNT_PATH },
    footnote: 'If you do not know the company, you can leave this message be.',
  }),
  decision: ({ companyName, isApproved, reason }) => ({
    subject: isApproved ? 'Your company account is open' : 'About your company account',
    heading: companyName,
    paragraphs: isApproved
      ? [`${companyName} is approved. You can request quotes, accept them and book pickups now.`]
      : [`We could not approve ${companyName}.`, reason ? isolated(reason) : 'Please get in touch with us.'],
    action: { label: 'Open the account', url: ACCOUNT_PATH },
  }),
};

const ROLES_AR: Readonly<Record<CompanyRole, string>> = { Admin: 'مسؤول', Manager: 'مدير', User: 'مستخدم' };
/** A link opens the page in the language of its message. */
const IN_ARABIC = `${ACCOUNT_PATH}&lang=ar`;

const AR: CompanyTexts = {
  invitation: ({ name, email, role, companyName }) => ({
    subject: `دعوة من ${companyName} إلى أبطال الكوكب`,
    heading: `أهلاً ${name}`,
    paragraphs: [
      `أضافتكم ${companyName} إلى حسابها لاستبدال الأجهزة بصفة «${ROLES_AR[role]}».`,
      `سجّلوا الدخول بالعنوان ${email} واقبلوا الدعوة: يكفيكم رمز نرسله إليكم.`,
    ],
    action: { label: 'عرض الدعوة', url: IN_ARABIC },
    footnote: 'إن كنتم لا تعرفون هذه الشركة فتجاهلوا الرسالة.',
  }),
  decision: ({ companyName, isApproved, reason }) => ({
    subject: isApproved ? 'فُتح حساب شركتكم' : 'بشأن حساب شركتكم',
    heading: companyName,
    paragraphs: isApproved
      ? [`تمت الموافقة على ${companyName}. يمكنكم الآن طلب عروض الأسعار وقبولها وحجز مواعيد الاستلام.`]
      : [`تعذّرت الموافقة على ${companyName}.`, reason ? isolated(reason) : 'يُرجى التواصل معنا.'],
    action: { label: 'فتح الحساب', url: IN_ARABIC },
  }),
};

const TEXTS: Readonly<Record<Locale, CompanyTexts>> = { en: EN, ar: AR };
