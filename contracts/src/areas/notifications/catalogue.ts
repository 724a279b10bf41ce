/** All kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'sign-in-code',
  'invitation',
  'quote-ready',
  'order-stage',
  'payment',
  'claim-state',
  'challenge-ended',
  'rank-lost',
  'sponsorship-decided',
  'trade-in-step',
  'payout-step',
  'friend-traded',
  'support-notice',
  'security-notice',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Notifications of a hero: in the inbox, by push, and by e-mail where the hero has an account. */
export const HERO_KINDS = [
  'trade-in-step', 'payout-step', 'claim-state', 'friend-traded', 'challenge-ended', 'sponsorship-decided', 'rank-lost',
  'support-notice',
] as const satisfies readonly NotificationKind[];

/** Notifications of a company's members, by e-mail. */
export const COMPANY_KINDS = [
  'quote-ready', 'order-stage', 'payment',
] as const satisfies readonly NotificationKind[];
export type CompanyKind = (typeof COMPANY_KINDS)[number];

/** What lines of an inbox are about. */
export const INBOX_KINDS = [...HERO_KINDS, 'security-notice'] as const satisfies readonly NotificationKind[];

/**
 * What people may choose about. Codes and invitations are what somebody has just asked for; who takes an account over
 * must not switch off that its owner learns of it.
 */
export const CHOOSABLE_KINDS = [...HERO_KINDS, ...COMPANY_KINDS] as const;
export type ChoosableKind = (typeof CHOOSABLE_KINDS)[number];

/** Steps of money that notify its hero: a transfer is being made, was paid or came back, or it became credit. */
export const TOLD_PAYOUT_STATES = ['batched', 'paid', 'returned', 'credited'] as const;

/** When nobody is disturbed who has not chosen other hours, as times of the day in Dubai. */
export const QUIET_HOURS = { from: '22:00', until: '08:00' } as const;

/** How long lines of an inbox are kept. */
export const INBOX_KEPT_DAYS = 90;
