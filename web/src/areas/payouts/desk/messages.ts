import type { BATCH_STATES, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { count } from '../../../kernel/desk/format';

/** The texts of finance's page. */
export const PAYOUTS_MESSAGES = {
  facts: 'What heroes and companies are paid for their devices. Account numbers appear only in the bank’s file.',
  reading: 'Reading the payouts…',
  states: {
    chosen: 'Chosen', undecided: 'Not chosen yet', owed: 'Owed', batched: 'In a batch', paid: 'Paid',
    returned: 'Came back', credited: 'Credit', withdrawn: 'Taken back',
  } satisfies Record<PayoutState, string>,
  list: {
    title: 'Heroes’ payouts, the oldest first',
    filter: 'Payouts',
    state: 'State',
    any: 'Any',
    none: 'No hero is owed anything or was paid yet.',
    noneFits: 'No payout is in this state.',
    columns: {
      holder: 'To', amount: 'Amount', state: 'State', since: 'Owed since', trade: 'Trade-in', reference: 'Reference or reason',
      next: 'Next',
    },
    noHolder: 'Not named',
    demo: 'Demo: not paid',
    nothing: '–',
    nexts: {
      chosen: '–', undecided: 'Waits for the hero to choose', owed: 'Goes into the next batch',
      batched: 'Waits for its batch', paid: '–', returned: 'Waits for another account', credited: '–',
      withdrawn: '–',
    } satisfies Record<PayoutState, string>,
    /** The step that is left of a batch. */
    batchNexts: {
      proposed: 'Approve its batch', another: 'Somebody else approves its batch', approved: 'Settle its batch',
    } as Readonly<Record<string, string>>,
    pages: { first: 'First payouts', next: 'Next payouts' },
  },
  batches: {
    title: 'Batches, the newest first',
    owed: (name: string) => `Owed now: ${name}. Demo trade-ins are left out.`,
    none: 'No batch has been proposed yet.',
    notYours: (roles: string) => `Only these roles handle batches: ${roles}.`,
    states: {
      proposed: 'Waits for approval', approved: 'Approved', refused: 'Refused', settled: 'Settled',
    } satisfies Record<(typeof BATCH_STATES)[number], string>,
    name: (transfers: number, amount: string) => `${count(transfers, 'transfer', 'transfers')}, ${amount}`,
    proposed: 'Proposed',
    approved: 'Approved',
    refused: 'Refused',
    refusal: 'Why',
    settled: 'Settled',
    by: (name: string) => `by ${name}`,
    id: 'Batch',
    of: (action: string, name: string) => `${action}: ${name}`,
  },
  propose: {
    button: 'Propose a batch',
    title: (owed: string) => `Propose a batch of ${owed}?`,
    text: 'It holds what is owed now, up to 1,000 transfers. Somebody else in finance has to approve it.',
    yes: 'Propose the batch',
    done: (name: string) => `Proposed: ${name}.`,
  },
  approve: {
    button: 'Approve',
    another: 'Somebody else in finance has to approve it.',
    title: (name: string) => `Approve ${name}?`,
    text: 'It can then go to the bank. Its payees can no longer change how they are paid.',
    yes: 'Approve the batch',
    done: (name: string) => `Approved: ${name}.`,
  },
  refuse: {
    button: 'Refuse…',
    title: (name: string) => `Refuse ${name}?`,
    text: 'Nothing goes to the bank. Its transfers are owed again, and go into the next batch.',
    reason: 'Why it is refused',
    hint: 'Your colleagues in finance read it.',
    yes: 'Refuse the batch',
    done: (name: string) => `Refused: ${name}. Its transfers are owed again.`,
  },
  transfers: {
    button: 'Transfers',
    title: (name: string) => `Batch of ${name}`,
    text: 'Whom it pays.',
    gone: (name: string) => `Whom it pays. No longer in it, since they came back or were taken out: ${name}.`,
    reading: 'Reading the transfers…',
    company: (holder: string, order: string) => `${holder} (${order})`,
    columns: { to: 'To', account: 'Account', amount: 'Amount', reference: 'Reference' },
  },
  file: {
    csv: 'CSV',
    'pain.001': 'pain.001',
    leftOut: (transfers: readonly string[]) =>
      `Left out, since the holder’s name is not in Latin letters: ${transfers.join('; ')}. They return when you settle.`,
  },
  settle: {
    button: 'Settle',
    title: (name: string) => `Settle ${name}?`,
    text: 'As on the bank’s statement. A returned transfer is owed again once its payee has chosen anew.',
    reference: 'The bank’s reference',
    returned: 'What came back',
    reason: (holder: string) => `Why it came back: ${holder}`,
    transfer: (holder: string, amount: string) => `${holder}, ${amount}`,
    yes: 'Settle the batch',
    done: (name: string, returned: number) =>
      returned === 0
        ? `Settled: ${name}.`
        : `Settled: ${name}. ${count(returned, 'transfer', 'transfers')} came back.`,
    came: (returned: number, amount: string | undefined) =>
      [count(returned, 'transfer', 'transfers'), amount].filter(Boolean).join(', '),
  },
} as const;
