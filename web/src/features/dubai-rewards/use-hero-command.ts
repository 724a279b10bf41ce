import type { ActingHero } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../shared/api/failure-text';
import { sendOnce } from '../../shared/api/send-once';
import { meQueryKeys } from '../../shared/hero/me-queries';
import { useOwnHeroId } from '../../shared/hero/use-me';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { messages } from '../../shared/messages/messages';
import { toast } from '../../shared/ui/toast/toast';

interface HeroCommand<Answer, Own> {
  path: string;
  /** The public list that it changes. */
  list: QueryKey;
  /** The visitor's own list that the answer joins, and how. */
  ownList: QueryKey;
  join: (answer: Answer, known: readonly Own[]) => Own[];
  /** Whether the answer, whose form the specs leave open, tells enough to be shown before the list is asked for again. */
  tells: (answer: unknown) => answer is Answer;
  success: { title: string; description: string };
  /** What is said where the server says nothing. */
  failure: string;
}

/** Does something as the visitor's hero, tells how it ended, and asks again for what it changed (spec document 2, sections 7 and 8). */
export function useHeroCommand<Answer, Own>({ path, list, ownList, join, tells, success, failure }: HeroCommand<Answer, Own>) {
  const heroId = useOwnHeroId();
  const queryClient = useQueryClient();
  return useMutation<unknown, Error>({
    mutationFn: () => sendOnce('POST', path, { heroId } satisfies ActingHero),
    onSuccess: (answer) => {
      if (tells(answer)) queryClient.setQueryData<Own[]>(ownList, (known = []) => join(answer, known));
      toast(success);
    },
    onError: (error) => {
      toast({ title: messages.toasts.error, description: failureText(error, failure), variant: 'destructive' });
    },
    // After a refusal as well: it tells that the page showed something old.
    onSettled: () => {
      for (const queryKey of [list, liveQueryKeys.leaderboards, meQueryKeys.all]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
