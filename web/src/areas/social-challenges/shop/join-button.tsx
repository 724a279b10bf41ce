import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { socialChallengesTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import type { ChallengeStanding } from './challenge-rules';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askOnce } from '../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { actingHeroId, refreshOwn } from '../../heroes/acting-hero';
import { toastError } from '../../../kernel/api/toast-failure';
import { toast } from '../../../kit/toast/toast';

const { queryKey } = queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges);

/** Looks disabled but keeps the focus: joining, or somebody else's taking the last place, must not drop it. */
const closed = 'aria-disabled:border-line-strong! aria-disabled:bg-canvas! aria-disabled:text-ink!';

/** The way into a challenge, and once that is closed the reason. */
export function JoinButton({ challenge, standing }: { challenge: SocialChallenge; standing: ChallengeStanding }) {
  const text = socialChallengesTexts;
  const join = useJoinChallenge(challenge.id);
  const isOpen = standing === 'open';
  return (
    <Button
      size="small"
      aria-disabled={!isOpen || join.isPending}
      aria-busy={join.isPending}
      onClick={isOpen && !join.isPending ? () => join.mutate() : undefined}
      className={isOpen ? undefined : closed}
    >
      {(standing === 'joined' || standing === 'completed') && <Icon name="check" />}
      <span>{join.isPending ? text.joining : text.join[standing]}</span>
      <VisuallyHidden>: {challenge.title}</VisuallyHidden>
    </Button>
  );
}

/**
 * Joins a challenge as the visitor's hero (spec document 2, sections 4, 7 and 8). The list is read again either
 * way, unless it is live.
 */
function useJoinChallenge(challengeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Partial<SocialChallenge> | undefined> => {
      await actingHeroId();
      return askOnce(SOCIAL_CHALLENGES_ROUTES.joinSocialChallenge, { params: { challengeId } });
    },
    onSuccess: (joined) => {
      queryClient.setQueryData(queryKey, (known) =>
        known?.map((challenge) => (challenge.id === joined?.id ? { ...challenge, ...joined } : challenge)),
      );
      const { title, description } = socialChallengesTexts.joined;
      toast({ title, description });
    },
    onError: () => toastError(socialChallengesTexts.joinFailed),
    onSettled: () => refreshOwn(queryClient, { queryKey }, 'challenges'),
  });
}
