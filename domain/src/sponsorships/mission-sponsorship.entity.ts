import { defineEntity, p } from '@mikro-orm/core';

/** What a sponsor gives, or wants to give, to a mission. Amount in fils. */
export const MissionSponsorship = defineEntity({
  name: 'MissionSponsorship',
  tableName: 'mission_sponsorship',
  properties: {
    id: p.text().primary(),
    sponsorId: p.text(),
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
    /** The hero whose session submitted it, where there was one: the message goes when that hero leaves. */
    heroId: p.text().nullable(),
  },
  indexes: [
    { name: 'mission_sponsorship_mission', properties: ['missionId', 'state'] },
    { name: 'mission_sponsorship_submitted', properties: ['submittedAt', 'id'] },
  ],
});
