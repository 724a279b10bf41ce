import type { ActingHero } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownHeroQueries } from '../../../kernel/api/query-groups';
import type { CallQuery } from '../../../kernel/api/query-options';
import { failureText } from '../../../kernel/api/failure-text';
import { actingHeroId } from '../../heroes/acting-hero';
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
 * Runs a command of the visitor's hero, shows its result, and reads again what it changed (spec document 2, sections 7
 * and 8).
 */
export function useHeroCommand<Answer, Own>(
  { send, list, ownList, join, tells, success, failure }: HeroCommand<Answer, Own>,
) {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error>({
    mutationFn: async () => send({ heroId: await actingHeroId() }),
    onSuccess: (answer) => {
      if (tells(answer)) queryClient.setQueryData(ownList.queryKey, (known: Own[] = []) => join(answer, known));
      toast(success);
    },
    onError: (error) => {
      toast({ title: toastsTexts.error, description: failureText(error, failure), variant: 'destructive' });
    },
    // After a refusal as well: a refusal means that the page showed old data.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [list] });
      void queryClient.invalidateQueries({ queryKey: [LEADERBOARD_ROUTES.readLeaderboardByPath] });
      void queryClient.invalidateQueries(ownHeroQueries);
    },
  });
}
