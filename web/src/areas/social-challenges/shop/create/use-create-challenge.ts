import type { ChallengeForm, SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askOnce } from '../../../../kernel/api/ask-once';
import { actingHeroId } from '../../../heroes/acting-hero';
import { hasFields } from '../../../../kernel/api/read-answer';
import { toastsTexts } from '../../../../kernel/i18n/texts-toasts.en';
import { socialChallengesTexts } from '../../texts.en';
import { toast } from '../../../../kit/toast/toast';

/** Sets a challenge in the name of the visitor's hero (spec document 2, sections 7 and 8). */
export function useCreateChallenge(onCreated: (challenge: SocialChallenge | undefined) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: ChallengeForm) => {
      const body = { ...form, creatorId: await actingHeroId() };
      return askOnce(SOCIAL_CHALLENGES_ROUTES.createSocialChallenge, { body });
    },
    onSuccess: (challenge) => {
      const { title, description } = socialChallengesTexts.created;
      toast({ title, description });
      onCreated(
        hasFields<SocialChallenge>(challenge, {
            id: 'string',
            title: 'string',
            description: 'string',
            pointsReward: 'number',
          })
          ? challenge
          : undefined,
      );
      return queryClient.invalidateQueries({ queryKey: [SOCIAL_CHALLENGES_ROUTES.listSocialChallenges] });
    },
    onError: () => {
      toast({
        title: toastsTexts.error,
        description: socialChallengesTexts.createFailed,
        variant: 'destructive',
      });
    },
  });
}
