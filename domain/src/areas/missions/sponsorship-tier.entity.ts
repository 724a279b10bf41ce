import { defineEntity, p } from '@mikro-orm/core';

/** How much a sponsor gives for which benefits. Amounts in fils; without a maximum it is open-ended. */
export const SponsorshipTierRecord = defineEntity({
  name: 'SponsorshipTierRecord',
  tableName: 'sponsorship_tier',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    minAmount: p.bigint('number'),
    maxAmount: p.bigint('number').nullable(),
    badgeColor: p.text(),
    benefits: p.array(),
  },
});
