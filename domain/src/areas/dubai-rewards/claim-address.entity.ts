import { defineEntity, p } from '@mikro-orm/core';
import { RewardClaimRecord } from './reward-claim.entity.js';

/** Where a claimed reward goes, and to whom: apart from the claim, so that it can be erased. */
export const ClaimAddressRecord = defineEntity({
  name: 'ClaimAddressRecord',
  tableName: 'claim_address',
  properties: {
    claimId: () => p.oneToOne(RewardClaimRecord).owner().mapToPk().fieldName('claim_id').primary(),
    contact: p.text(),
    phone: p.text(),
    address: p.text(),
  },
});
