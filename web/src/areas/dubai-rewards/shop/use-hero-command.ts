import type { ActingHero } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallQuery } from '../../../kernel/api/query-options';
import { failureText } from '../../../kernel/api/failure-text';
import { refreshUnlessLive } from '../../../kernel/live/refresh-unless-live';
import { actingHeroId } from '../../heroes/acting-hero';
import { refreshOwn } from '../../heroes/refresh-own';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { toast } from '../../../kit/toast/toast';

interface HeroCommand<Answer, Own> {
  send: (body: ActingHero) => Promise<unknown>;
  /** The public list that it changes. */
  list: Route;
  /** The visitor's own list that the answer joins, and how. */
  ownList: CallQuery<Own[]>;
  join: (answer: Answer, known: readonly Own[]) => Own[];
  /**
   * Whether the answer, whose form the specs leave open, is enough to be shown before the list is read again.
   */
  tells: (answer: unknown) => answer is Answer;
  success: { title: string; description: string };
  /** What is said where the server says nothing. */
  failure: string;
}

/**
 * Does something as the visitor's hero and shows how it ended (spec document 2, sections 7 and 8). What it changed is
 * read again where no live room pushes it. The key lets the hero's room wait for the answer.
 */
export function useHeroCommand<Answer, Own>(
  { send, list, ownList, join, tells, success, failure }: HeroCommand<Answer, Own>,
) {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error>({
    mutationKey: ownList.queryKey,
    mutationFn: async () => send({ heroId: await actingHeroId() }),
    onSuccess: (answer) => {
      if (tells(answer)) queryClient.setQueryData(ownList.queryKey, (known) => known && join(answer, known));
      toast(success);
    },
    onError: (error) => {
      toast({ title: toastsTexts.error, description: failureText(error, failure), variant: 'destructive' });
    },
    // After a refusal as well: a refusal means that the page showed old data.
    onSettled: () => {
      void refreshUnlessLive(queryClient, { queryKey: [list] }, 'dubai');
      void refreshUnlessLive(queryClient, { queryKey: [LEADERBOARD_ROUTES.readLeaderboardByPath] }, 'leaderboard');
      void refreshOwn(queryClient);
    },
  });
}
