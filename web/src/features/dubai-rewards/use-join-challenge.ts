import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { askOnce } from '../../shared/api/ask-once';
import { queryOptionsOf } from '../../shared/api/query-options';
import { hasFields } from '../../shared/api/read-answer';
import { messages } from '../../shared/messages/messages';
import { useHeroCommand } from './use-hero-command';

/** Joins a challenge as the visitor's hero. */
export function useJoinChallenge(challengeId: string) {
  const { joined, joinFailed } = messages.dubaiRewards.toasts;
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
