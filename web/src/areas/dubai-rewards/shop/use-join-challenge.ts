import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { askOnce } from '../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { hasFields } from '../../../kernel/api/read-answer';
import { dubaiRewardsTexts } from '../texts.en';
import { useHeroCommand } from './use-hero-command';

/** Joins a challenge as the visitor's hero. */
export function useJoinChallenge(challengeId: string) {
  const { joined, joinFailed } = dubaiRewardsTexts.toasts;
  return useHeroCommand<DubaiParticipation, DubaiParticipation>({
    send: (body) => askOnce(DUBAI_REWARDS_ROUTES.joinDubaiChallenge, { params: { challengeId }, body }),
    list: DUBAI_REWARDS_ROUTES.listDubaiChallenges,
    ownList: queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyDubaiChallenges),
    join: (participation, known) => [participation, ...known.filter((other) => other.challengeId !== challengeId)],
    tells: (answer) =>
      hasFields<DubaiParticipation>(answer, {
        challengeId: 'string',
        title: 'string',
        status: 'string',
        metric: 'string',
        progress: 'number',
        target: 'number',
        pointsEarned: 'number',
      }),
    success: joined,
    failure: joinFailed,
  });
}
