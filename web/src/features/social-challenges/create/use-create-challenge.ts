import type { ChallengeForm, SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../../shared/api/send-once';
import { useOwnHeroId } from '../../../shared/hero/use-me';
import { hasFields } from '../../../shared/api/read-answer';
import { liveQueryKeys } from '../../../shared/live/query-keys';
import { messages } from '../../../shared/messages/messages';
import { toast } from '../../../shared/ui/toast/toast';

/** Sets a challenge in the name of the visitor's hero (spec document 2, sections 7 and 8). */
export function useCreateChallenge(onCreated: (challenge: SocialChallenge | undefined) => void) {
  const queryClient = useQueryClient();
  const creatorId = useOwnHeroId();
  return useMutation({
    mutationFn: (form: ChallengeForm) => sendOnce<unknown>('POST', '/api/social-challenges', { ...form, creatorId }),
    onSuccess: (challenge) => {
      const { title, description } = messages.socialChallenges.created;
      toast({ title, description });
      onCreated(hasFields<SocialChallenge>(challenge, { id: 'string', title: 'string', description: 'string', pointsReward: 'number' }) ? challenge : undefined);
      return queryClient.invalidateQueries({ queryKey: liveQueryKeys.socialChallenges });
    },
    onError: () => {
      toast({ title: messages.toasts.error, description: messages.socialChallenges.createFailed, variant: 'destructive' });
    },
  });
}
