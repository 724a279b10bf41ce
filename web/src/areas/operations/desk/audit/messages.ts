import { COMPANIES_DESK_ROUTES } from '@planet-heroes/contracts/areas/companies/desk-routes';
import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { MISSIONS_DESK_ROUTES } from '@planet-heroes/contracts/areas/missions/desk-routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { MAIL_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import {
  OPERATIONS_ROUTES, OPERATORS_ROUTES, QUEUE_ROUTES, RECORDINGS_ROUTES,
} from '@planet-heroes/contracts/areas/operations/routes';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import { PICKUPS_DESK_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { QUOTES_DESK_ROUTES } from '@planet-heroes/contracts/areas/quotes/desk-routes';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import type { AuditEntryView } from '@planet-heroes/contracts/kernel/operators/audit';

/** What operators change, and what sealed things they open, by the call that does it. */
export const ACTIONS: Readonly<Record<Route, string>> = {
  [COMPANIES_DESK_ROUTES.decideCompany]: 'Decided about a company',
  [COMPANIES_DESK_ROUTES.registerCompany]: 'Registered a company',
  [COMPANIES_DESK_ROUTES.rotateCompanyApiKey]: 'Made a new key for a company',
  [COMPANIES_DESK_ROUTES.verifyPaymentMethod]: 'Verified a payment method',
  [COMPANIES_DESK_ROUTES.readPaymentMethodAccount]: 'Looked at a company’s account number',
  [QUOTES_DESK_ROUTES.reviewQuote]: 'Made an offer',
  [QUOTES_DESK_ROUTES.approveQuote]: 'Confirmed an offer',
  [QUOTES_DESK_ROUTES.declineQuoteAsOperator]: 'Declined a quote',
  [ORDERS_DESK_ROUTES.approveOrderAsOperator]: 'Approved an order',
  [ORDERS_DESK_ROUTES.cancelOrderAsOperator]: 'Cancelled an order',
  [ORDERS_DESK_ROUTES.planPickupAsOperator]: 'Planned a pickup',
  [ORDERS_DESK_ROUTES.collectOrder]: 'Collected an order',
  [ORDERS_DESK_ROUTES.advanceDevices]: 'Moved devices on',
  [ORDERS_DESK_ROUTES.payOrderAsOperator]: 'Paid an order',
  [TRADE_DESK_ROUTES.takePickup]: 'Took a pickup',
  [TRADE_DESK_ROUTES.collectTradeIn]: 'Collected a phone',
  [TRADE_DESK_ROUTES.receiveTradeIn]: 'Received a phone',
  [TRADE_DESK_ROUTES.readTradeInImei]: 'Looked at a phone’s IMEI',
  [TRADE_DESK_ROUTES.inspectTradeIn]: 'Inspected a phone',
  [TRADE_DESK_ROUTES.addInspectionPhoto]: 'Showed what was found',
  [TRADE_DESK_ROUTES.removeInspectionPhoto]: 'Removed a desk photo',
  [TRADE_DESK_ROUTES.wipeTradeIn]: 'Wiped a phone',
  [TRADE_DESK_ROUTES.clearTradeIn]: 'Cleared a flagged phone',
  [TRADE_DESK_ROUTES.returnTradeIn]: 'Returned a phone',
  [TRADE_DESK_ROUTES.verifyTradeIn]: 'Verified a trade-in',
  [TRADE_DESK_ROUTES.rejectTradeIn]: 'Rejected a trade-in',
  [TRADE_DESK_ROUTES.reverseTradeIn]: 'Took a credited trade-in back',
  [PAYOUTS_DESK_ROUTES.useCreditCode]: 'Took a credit code',
  [PAYOUTS_DESK_ROUTES.proposePayoutBatch]: 'Proposed a batch of transfers',
  [PAYOUTS_DESK_ROUTES.approvePayoutBatch]: 'Approved a batch of transfers',
  [PAYOUTS_DESK_ROUTES.refusePayoutBatch]: 'Refused a batch of transfers',
  [PAYOUTS_DESK_ROUTES.settlePayoutBatch]: 'Settled a batch of transfers',
  [PAYOUTS_DESK_ROUTES.exportPayoutBatch]: 'Downloaded a batch of transfers for the bank',
  [DUBAI_DESK_ROUTES.advanceClaim]: 'Moved a claim on',
  [DUBAI_DESK_ROUTES.addReward]: 'Added a reward',
  [DUBAI_DESK_ROUTES.stockReward]: 'Stocked a reward',
  [DUBAI_DESK_ROUTES.openDubaiChallenge]: 'Opened a Dubai challenge',
  [TRANSLATIONS_ROUTES.translateText]: 'Wrote a text in Arabic',
  [MISSIONS_DESK_ROUTES.openMission]: 'Opened a mission',
  [MISSIONS_DESK_ROUTES.completeMission]: 'Closed a mission',
  [PICKUPS_DESK_ROUTES.completePickup]: 'Counted a partner’s pickup',
  [MISSIONS_DESK_ROUTES.decideSponsorship]: 'Decided about a sponsorship',
  [MISSIONS_DESK_ROUTES.paySponsorship]: 'Noted that a sponsorship is paid',
  [MISSIONS_ROUTES.submitSponsorship]: 'Sponsored a mission',
  [OPERATORS_ROUTES.addOperator]: 'Added an operator',
  [OPERATORS_ROUTES.changeOperator]: 'Changed an operator',
  [SUPPORT_ROUTES.showContacts]: 'Looked at a hero’s contacts',
  [SUPPORT_ROUTES.listPersonMessages]: 'Read a hero’s messages',
  [SUPPORT_ROUTES.listCompanyMessages]: 'Read a company’s messages',
  [MAIL_ROUTES.listMail]: 'Read the mail that was sent',
  [SUPPORT_ROUTES.renamePerson]: 'Renamed a hero',
  [SUPPORT_ROUTES.hidePerson]: 'Hid a hero',
  [SUPPORT_ROUTES.showPerson]: 'Showed a hero again',
  [SUPPORT_ROUTES.erasePerson]: 'Erased a hero',
  [SUPPORT_ROUTES.correctPoints]: 'Corrected a hero’s points',
  [SUPPORT_ROUTES.decidePointCorrection]: 'Decided about a correction of points',
  [SUPPORT_ROUTES.removeChallenge]: 'Removed a challenge',
  [SUPPORT_ROUTES.removeSponsorshipMessage]: 'Removed a sponsor’s message',
  [QUEUE_ROUTES.pauseQueue]: 'Paused a queue',
  [QUEUE_ROUTES.resumeQueue]: 'Resumed a queue',
  [QUEUE_ROUTES.retryFailedJobs]: 'Retried what failed in a queue',
  [QUEUE_ROUTES.retryFailedJob]: 'Retried a failed job',
  [OPERATIONS_ROUTES.ingestEvents]: 'Reported events',
  [OPERATIONS_ROUTES.checkBooks]: 'Checked the books',
  [OPERATIONS_ROUTES.moveClock]: 'Moved the clock',
  [RECORDINGS_ROUTES.makeRecording]: 'Downloaded a recording',
};

/** What calls with a choice did, by the field that holds it and its value. */
const CHOICES: Readonly<Record<Route, readonly [field: string, actions: Readonly<Record<string, string>>]>> = {
  [COMPANIES_DESK_ROUTES.decideCompany]: ['decision', { approve: 'Approved a company', decline: 'Declined a company' }],
  [MISSIONS_DESK_ROUTES.decideSponsorship]: [
    'decision', { approve: 'Approved a sponsorship', decline: 'Declined a sponsorship' },
  ],
  [SUPPORT_ROUTES.decidePointCorrection]: [
    'decision', { approve: 'Approved a correction of points', decline: 'Declined a correction of points' },
  ],
  [DUBAI_DESK_ROUTES.advanceClaim]: [
    'to',
    { processing: 'Began to prepare a reward', fulfilled: 'Handed a reward over', expired: 'Let a claim expire' },
  ],
  [ORDERS_DESK_ROUTES.advanceDevices]: [
    'stage', { received: 'Received devices', inspected: 'Inspected devices', wiped: 'Wiped devices' },
  ],
};

/** What an entry of the log is about; the outcome of a choice only where the call was not refused. */
export function actionOf({ call, details, status }: Pick<AuditEntryView, 'call' | 'details' | 'status'>): string {
  const [field, actions] = CHOICES[call as Route] ?? [];
  const chosen = status < 400 && field && actions?.[String(details[field])];
  return chosen || ACTIONS[call as Route] || call;
}

/** The texts of the audit log. */
export const AUDIT_MESSAGES = {
  facts: 'What operators changed or tried to. Nobody can alter it. Times are in Dubai time.',
  reading: 'Reading the audit log…',
  title: 'What was done, newest first',
  none: 'Nothing has been done yet.',
  noneFits: 'Nothing matches this search.',
  pages: { first: 'Newest', next: 'Older' },
  yes: 'Yes',
  no: 'No',
  done: 'Done',
  accepted: 'Accepted',
  refused: (status: number) => `Refused (${status})`,
  failed: (status: number) => `Failed (${status})`,
  by: (name: string) => `by ${name}`,
  about: 'About',
  allAbout: (subject: string) => `All that was done about ${subject}`,
  call: 'Call',
  request: 'Request',
  more: 'All values',
  subject: 'Its id',
  filter: {
    label: 'Audit log',
    search: 'Text anywhere in it',
    operator: 'Operator',
    call: 'Action',
    any: 'Any',
    from: 'From, Dubai time',
    to: 'Until, Dubai time',
  },
} as const;
