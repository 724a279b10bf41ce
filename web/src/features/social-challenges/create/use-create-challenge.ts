import type { ChallengeForm, SocialChallenge } from '@planet-heroes/contracts/http/social-challenges';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../../shared/api/send-once';
import { useOwnHeroId } from '../../../shared/hero/use-me';
import { liveQueryKeys } from '../../../shared/live/query-keys';
import { messages } from '../../../shared/messages/messages';
import { toast } from '../../../shared/ui/toast/toast';

/** Sets a challenge in the name of the visitor's hero (spec document 2, sections 7 and 8). */
export function useCreateChallenge(onCreated: (challenge: SocialChallenge) => void) {
  const queryClient = useQueryClient();
  const creatorId = useOwnHeroId();
  return useMutation({
    mutationFn: (form: ChallengeForm) => sendOnce<SocialChallenge>('POST', '/api/social-challenges', { ...form, creatorId }),
    onSuccess: (challenge) => {
      const { title, description } = messages.socialChallenges.created;
      toast({ title, description });
      onCreated(challenge);
      return queryClient.invalidateQueries({ queryKey: liveQueryKeys.socialChallenges });
    },
    onError: () => {
      toast({ title: messages.toasts.error, description: messages.socialChallenges.createFailed, variant: 'destructive' });
    },
  });
}
