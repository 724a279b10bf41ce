import type { OperatorSponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import type { SponsorshipState } from '@planet-heroes/contracts/areas/missions/tiers';

/** The texts of the page of sponsorships. */
export const SPONSORSHIPS_MESSAGES = {
  facts: 'Who wants to fund which mission. You see real names, even of sponsors who are anonymous to others. Times are in Dubai time.',
  reading: 'Reading the sponsorships…',
  states: {
    submitted: 'Just submitted', in_review: 'To be decided', approved: 'Approved', declined: 'Declined',
  } satisfies Record<SponsorshipState, string>,
  paid: 'Approved and paid',
  list: {
    title: 'Sponsorships, the newest first',
    filter: 'Sponsorships',
    state: 'State',
    any: 'Any',
    unpaid: 'Awaiting payment',
    none: 'No sponsorship waits for a decision.',
    noneFits: 'No sponsorship fits.',
    search: 'Sponsor, code or bank’s reference',
    columns: { name: 'Sponsor', state: 'State', mission: 'Mission', amount: 'Amount', submitted: 'Submitted' },
    pages: { first: 'First sponsorships', next: 'Next sponsorships' },
    anonymous: 'Anonymous to others',
  },
  message: {
    button: 'Remove the message…',
    title: 'Remove this message?',
    text: 'Nobody sees it any more. The sponsorship stays.',
    yes: 'Remove',
    done: 'The message is removed. If a hero wrote it, they are notified.',
  },
  one: {
    back: 'All sponsorships',
    title: (sponsor: string) => `Sponsorship of ${sponsor}`,
    reading: 'Reading the sponsorship…',
    next: 'Decision',
    over: 'Nothing is left to do.',
    unpaid: 'Approved. Finance notes here when its money has come.',
    notYours: (roles: string) => `Only these roles can decide: ${roles}.`,
    tooMuch: (lacking: string) => `The mission lacks ${lacking}: more than that cannot be approved.`,
    facts: 'The sponsorship',
    message: 'Message',
    fields: {
      sponsor: 'Sponsor', contact: 'Contact', shown: 'Shown to others', mission: 'Mission', amount: 'Amount', lacking: 'The mission lacks',
      submitted: 'Submitted', decided: 'Decided', by: 'By', reason: 'Reason', waits: 'Why it waits', paid: 'Paid', reference: 'The bank’s reference', code: 'Code',
    },
    named: 'By name',
    toPerson: 'See how to reach them on their page',
    nobody: 'Made by a visitor who was not signed in: nobody can be written to.',
    deciders: {
      policy: 'The policy', operator: 'An operator', partner: 'A partner',
    } satisfies Record<NonNullable<OperatorSponsorship['decidedBy']>, string>,
  },
  approve: {
    button: 'Approve…', title: 'Approve this sponsorship?',
    text: 'The amount counts as pledged on the mission’s bar at once. Finance notes here when the money has come.',
    yes: 'Approve', done: 'The sponsorship is approved.',
  },
  decline: {
    button: 'Decline…', title: 'Decline this sponsorship?', text: 'Nothing is funded.',
    yes: 'Decline', done: 'The sponsorship is declined.',
  },
  pay: {
    button: 'The money has come…', ask: (amount: string, sponsor: string) => `Did ${amount} come from ${sponsor}?`,
    text: 'As on the bank’s statement. The sponsor sees that it is paid.', reference: 'The bank’s reference', yes: 'It is paid',
    done: 'The sponsorship is paid.',
  },
  reason: 'Reason',
  reasonHint: 'Required. The sponsor reads it.',
} as const;
