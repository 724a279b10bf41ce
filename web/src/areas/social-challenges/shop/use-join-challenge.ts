import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askOnce } from '../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { actingHeroId } from '../../heroes/acting-hero';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { socialChallengesTexts } from '../texts.en';
import { toast } from '../../../kit/toast/toast';

const { queryKey } = queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges);

/**
 * Joins a challenge as the visitor's hero (spec document 2, sections 4, 7 and 8). The list is asked for again either
 * way.
 */
export function useJoinChallenge(challengeId: string) {
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
    onError: () => {
      toast({
        title: toastsTexts.error,
        description: socialChallengesTexts.joinFailed,
        variant: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
