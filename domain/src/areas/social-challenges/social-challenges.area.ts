import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { advanceSocialChallenges } from './advance-social-challenges.js';
import { bringBudgetAlong } from './bring-budget-along.js';
import { createChallenge, createSocialChallenge } from './create-challenge.js';
import { endSocialChallenge } from './end-challenge.js';
import { eraseChallenges } from './erase-challenges.js';
import { joinChallenges, joinSocialChallenge } from './join-challenges.js';
import { SOCIAL_CHALLENGE_INVARIANTS, socialChallengeTotals } from './reconciliation.js';
import { removeSocialChallenge } from './remove-challenge.js';
import { setBackSocialChallenges } from './set-back-social-challenges.js';
import { SOCIAL_CHALLENGE_SEEDS } from './social-challenge-seeds.js';
import { SocialChallengeRecord, SocialParticipationRecord } from './social-challenges.entities.js';

/** Eco-challenges that heroes set each other. */
export const socialChallenges = defineArea({
  name: 'social-challenges',
  entities: [SocialChallengeRecord, SocialParticipationRecord],
  commands: {
    'create-social-challenge': createSocialChallenge,
    'join-social-challenge': joinSocialChallenge,
    'end-social-challenge': endSocialChallenge,
    'remove-social-challenge': removeSocialChallenge,
  },
  events: {
    'social_challenge.created': oneByOne((transaction, event) => createChallenge(transaction, activityOf(event))),
    'social_challenge.joined': (transaction, events) => joinChallenges(transaction, events.map(activityOf)),
  },
  reactions: {
    'trade.verified': advanceSocialChallenges,
    'trade.reversed': setBackSocialChallenges,
    'hero.removed': eraseChallenges,
    'hero.merged': bringBudgetAlong,
  },
  // A challenge's title is the reason of the points that it moves.
  personalEvents: {
    types: ['social_challenge.created'],
    pointRules: ['social-challenge', 'challenge-escrow', 'challenge-refund'],
  },
  invariants: SOCIAL_CHALLENGE_INVARIANTS,
  totals: [socialChallengeTotals],
  seeds: SOCIAL_CHALLENGE_SEEDS,
});

export { type SocialChallengeRecord, SocialParticipationRecord } from './social-challenges.entities.js';
