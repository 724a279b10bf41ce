import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../shared/api/send-once';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { messages } from '../../shared/messages/messages';
import { toast } from '../../shared/ui/toast/toast';

/** Joins a challenge as the visitor's hero (spec document 2, sections 4, 7 and 8). The list is asked for again either way. */
export function useJoinChallenge(challengeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendOnce<Partial<SocialChallenge> | undefined>('POST', `/api/social-challenges/${encodeURIComponent(challengeId)}/join`),
    onSuccess: (joined) => {
      queryClient.setQueryData<SocialChallenge[]>(liveQueryKeys.socialChallenges, (known) =>
        known?.map((challenge) => (challenge.id === joined?.id ? { ...challenge, ...joined } : challenge)),
      );
      const { title, description } = messages.socialChallenges.joined;
      toast({ title, description });
    },
    onError: () => {
      toast({ title: messages.toasts.error, description: messages.socialChallenges.joinFailed, variant: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: liveQueryKeys.socialChallenges }),
  });
}
