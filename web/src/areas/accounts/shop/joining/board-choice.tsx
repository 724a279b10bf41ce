import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { CheckField } from '../../../../kit/form/check-field';
import { meQuery } from '../../../heroes/own-queries';
import { joiningTexts } from '../../texts-joining.en';

/** Whether others see the hero: acts at once. Where support hides it, the leaderboard says so. */
export function BoardChoice({ me }: { me: HeroProfile }) {
  const { board: text } = joiningTexts.profile;
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOnBoard: boolean) => ask(HEROES_ROUTES.updateMe, { body: { isOnBoard } }),
    onSuccess: (saved) => queryClient.setQueryData(meQuery.queryKey, saved),
    onError: (error) => toastFailure(error),
  });
  if (me.isDemo || (me.hiddenFor && me.hiddenFor !== 'own-choice')) return null;
  const isOnBoard = isPending ? variables : !me.hiddenFor;
  return (
    <section className="mt-6 border-t border-line pt-5">
      <CheckField
        asSwitch
        label={text.label}
        hint={isOnBoard ? text.on : text.off}
        checked={isOnBoard}
        aria-disabled={isPending || undefined}
        onChange={() => !isPending && mutate(!isOnBoard)}
      />
    </section>
  );
}
