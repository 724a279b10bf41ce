import { defineEntity, p } from '@mikro-orm/core';

/** What a sponsor gives, or wants to give, to a mission. Amount in fils. */
export const MissionSponsorship = defineEntity({
  name: 'MissionSponsorship',
  tableName: 'mission_sponsorship',
  properties: {
    id: p.text().primary(),
    sponsorId: p.text(),
    /** Who made it, where that is a hero: the sponsor is then the public one. The message goes when that hero leaves. */
    heroId: p.text().nullable(),
    missionId: p.text(),
    tierId: p.text(),
    amount: p.bigint('number'),
    message: p.text().nullable(),
    isAnonymous: p.boolean(),
    state: p.text(),
    /** Why it is in review or was decided as it was, in words for the sponsor. */
    reason: p.text().nullable(),
    decidedBy: p.text().nullable(),
    submittedAt: p.datetime().columnType('timestamptz(3)'),
    decidedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [
    { name: 'mission_sponsorship_mission', properties: ['missionId', 'state'] },
    { name: 'mission_sponsorship_hero', properties: ['heroId'] },
    { name: 'mission_sponsorship_submitted', properties: ['submittedAt', 'id'] },
  ],
});
