import { defineArea } from '../../kernel/areas/area.js';
import { bringMoneyAlong } from './bring-money-along.js';
import { choosePayout } from './choose-payout.js';
import { forgetAccounts, forgetChoices, removeLeftChoices } from './forget-payouts.js';
import { undoCreditCode, useCreditCode } from './end-credit-code.js';
import { issueCreditCode } from './issue-credit-code.js';
import { payForTrades } from './pay-for-trades.js';
import { approvePayoutBatch, proposePayoutBatch, refusePayoutBatch, settlePayoutBatch } from './payout-batches.js';
import { CreditCode, Payout, PayoutBatch } from './payouts.entities.js';
import { readMoney } from './read-payouts.js';
import { PAYOUT_INVARIANTS } from './reconciliation.js';
import { withdrawPayouts } from './withdraw-payouts.js';

/** Money that heroes are paid for their phones: credit, transfers, and what finance does for them. */
export const payouts = defineArea({
  name: 'payouts',
  entities: [Payout, PayoutBatch, CreditCode],
  commands: {
    'choose-payout': choosePayout,
    'issue-credit-code': issueCreditCode,
    'undo-credit-code': undoCreditCode,
    'use-credit-code': useCreditCode,
    'propose-payout-batch': proposePayoutBatch,
    'approve-payout-batch': approvePayoutBatch,
    'refuse-payout-batch': refusePayoutBatch,
    'settle-payout-batch': settlePayoutBatch,
  },
  reactions: {
    'trade.verified': payForTrades,
    'trade.reversed': withdrawPayouts,
    'trade.advanced': forgetChoices,
    'trade.expired': forgetChoices,
    'trade.rejected': forgetChoices,
    'hero.merged': bringMoneyAlong,
    'hero.removed': forgetAccounts,
  },
  invariants: PAYOUT_INVARIANTS,
  retention: [removeLeftChoices],
  personalData: { money: readMoney },
});

export { Payout } from './payouts.entities.js';
