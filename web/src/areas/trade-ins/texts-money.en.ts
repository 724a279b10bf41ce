import type { PayoutMethod, PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { translated } from '../../kernel/i18n/translated';

export const moneyTexts = translated(
  'money',
  {
    title: 'How you are paid',
    lead: 'Choose it now, or at the latest when the phone is credited. You can change it until the money is on its way.',
    question: 'What would you like for the phone?',
    methods: {
      credit: { name: 'Credit', note: 'Toward a water system, at once' },
      bank: { name: 'Bank transfer', note: 'To an account of yours' },
    } satisfies Record<PayoutMethod, { name: string; note: string }>,
    holder: 'Account holder',
    iban: 'IBAN',
    ibanHint: 'For example AE07 0331 2345 6789 0123 456. We keep it encrypted and show only its end.',
    wrong: {
      holder: 'Write the name that the account is held under.',
      iban: 'This IBAN is not right. Compare it with your bank’s, digit by digit.',
    },
    save: 'Pay me like this',
    saving: 'Saving...',
    keep: 'Leave it as it is',
    change: 'Choose another way',
    failed: 'That could not be saved. Check your connection and press again.',
    facts: {
      how: 'How',
      amount: 'Amount',
      account: 'Account',
      holder: 'Held by',
      reference: 'Bank reference',
      reason: 'Why it came back',
    },
    states: {
      chosen: 'Paid once the phone is inspected and wiped.',
      undecided: 'The phone is credited. Say how you would like the money.',
      owed: 'The transfer goes out with the next batch.',
      batched: 'The transfer is being prepared.',
      paid: 'Our finance team has marked the transfer as paid by the bank.',
      returned: 'The bank sent the transfer back. Name another account, or take credit.',
      credited: 'The amount is in your credit.',
      withdrawn: 'The trade-in was taken back, and what was left of the amount with it.',
    } satisfies Record<PayoutState, string>,
    credit: {
      title: 'Your money',
      balance: 'Credit',
      owed: 'To be transferred',
      lead: 'A code stands for your credit when you order a water system. The credit falls by it at once.',
      make: (amount: string) => `Make a code for ${amount}`,
      making: 'Making...',
      codes: 'Your codes, newest first',
      order: 'Order with this code',
    },
  } as const,
);
