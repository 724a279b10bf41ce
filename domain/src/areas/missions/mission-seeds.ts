import { EVERY_CHOICE, type Seeds } from '../../kernel/seeds/seeds.js';
import { insertMission } from './open-mission.js';
import { KNOWN_SPONSORS, MISSIONS, TIERS } from './mission-catalogue.js';

const OPENED_AT = new Date('2025-10-01T08:00:00Z');

/** What this area begins with. */
export const MISSION_SEEDS: Seeds = {
  sponsors: {
    for: EVERY_CHOICE,
    async run(transaction) {
      for (const { id, name } of KNOWN_SPONSORS) await transaction.query('insert into sponsor (id, name) values ($1, $2)', [id, name]);
    },
  },
  'sponsorship-tiers': {
    for: EVERY_CHOICE,
    async run(transaction) {
      for (const { id, name, minAmount, maxAmount, badgeColor, benefits } of TIERS) {
        await transaction.query(
          'insert into sponsorship_tier (id, name, min_amount, max_amount, badge_color, benefits) values ($1, $2, $3, $4, $5, $6)',
          [id, name, minAmount, maxAmount ?? null, badgeColor, benefits],
        );
      }
    },
  },
  'sponsored-missions': {
    for: ['catalogue', 'demo'],
    async run(transaction) {
      for (const mission of MISSIONS) await insertMission(transaction, mission, OPENED_AT);
    },
  },
  'sample-sponsorships': {
    for: ['demo'],
    /** The sponsors of the sample missions: what they gave is part of the funding that is shown. */
    async run(transaction) {
      await transaction.query(`
        with given (id, sponsor_id, mission_id, tier_id, amount, message, is_anonymous, at) as (values
          ('sponsorship-sample-1', 'sponsor-al-noor-solar', 'mission-hall-solar', 'enterprise', 2000000::bigint,
           'Sunlight is what we have most of.', false, timestamptz '2025-10-08 09:00Z'),
          ('sponsorship-sample-2', 'sponsor-creekside-logistics', 'mission-last-mile-bikes', 'champion', 1500000::bigint,
           'Our riders will be the first on these bikes.', false, timestamptz '2025-10-14 12:30Z'),
          ('sponsorship-sample-3', 'sponsor-creekside-logistics', 'mission-school-refill', 'community', 500000::bigint,
           null, true, timestamptz '2025-10-21 07:15Z')
        ), shown as (
          update sponsored_mission set opening_funding = opening_funding - given.amount
          from given where sponsored_mission.id = given.mission_id
        )
        insert into mission_sponsorship (id, sponsor_id, mission_id, tier_id, amount, message, is_anonymous, state, decided_by,
                                         submitted_at, decided_at)
        select id, sponsor_id, mission_id, tier_id, amount, message, is_anonymous, 'approved', 'policy', at, at + interval '2 seconds'
        from given`);
    },
  },
};
