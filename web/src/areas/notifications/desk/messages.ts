import type { NotificationKind } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { MailMessage } from '@planet-heroes/contracts/areas/notifications/schemas';
import { count } from '../../../kernel/desk/format';

/** The texts of the mailbox. */
export const MAIL_MESSAGES = {
  newest: 'Newest messages',
  reading: 'Reading the messages…',
  kept: 'No mail server is set (SMTP_URL): e-mails stay here and in the data folder, with their codes.',
  sent: 'Messages go out through the mail server. Their text is private and not shown here.',
  none: 'Nothing has been sent yet.',
  channels: { email: 'E-mail', push: 'Push' } satisfies Record<MailMessage['channel'], string>,
  /** Unlisted kinds show as they are: an older server's, say. */
  kinds: {
    'sign-in-code': 'Code to sign in',
    invitation: 'Invitation to a company',
    'company-decided': 'A company is approved or declined',
    'quote-ready': 'A quote is ready',
    'order-stage': 'An order moved on',
    payment: 'A payment',
    'claim-state': 'A reward moved on',
    'challenge-ended': 'A challenge has ended',
    'rank-lost': 'A place on the board is lost',
    'sponsorship-decided': 'A sponsorship is decided',
    'trade-in-step': 'A trade-in moved on',
    'payout-step': 'Money',
    'friend-traded': 'Friends',
    'support-notice': 'A notice from support',
    'security-notice': 'A new device, passkey or bank account',
  } satisfies Record<NotificationKind | 'company-decided', string> as Readonly<Record<string, string>>,
  facts: (channel: string, to: string, kind: string) => `${channel} to ${to}, ${kind}`,
  waiting: (time: string, attempts: number) =>
    `Waits until ${time}${attempts === 0 ? '' : `, after ${count(attempts, 'attempt', 'attempts')}`}`,
  state: (state: string, time: string) => `${state}, ${time}`,
  states: {
    waiting: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
    cancelled: 'Not sent',
  } satisfies Record<MailMessage['state'], string>,
} as const;
