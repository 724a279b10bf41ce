import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { EARNING_RATES } from '@planet-heroes/contracts/areas/heroes/points';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { ApiError } from '../../../kernel/api/api-error';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { useNow } from '../../../kit/use-now';
import { toast } from '../../../kit/toast/toast';
import { actingHeroId } from '../../heroes/acting-hero';
import { meQuery } from '../../heroes/own-queries';
import { useMe } from '../../heroes/use-me';
import { toastFailure } from '../../../kernel/api/toast-failure';
import { JoinButton, useAccount } from '../../accounts/joining';

/** The daily check-in, once a day in Dubai; the demo hero is asked to join first. */
export function CheckIn() {
  const { checkIn: text } = planetPointsTexts.rates;
  const queryClient = useQueryClient();
  const { hasJoined } = useAccount();
  const { data: me } = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await actingHeroId();
      return ask(HEROES_ROUTES.checkIn);
    },
    onSuccess: (profile) => {
      queryClient.setQueryData(meQuery.queryKey, profile);
      toast({ title: text.done, description: text.doneDescription(formatWhole(EARNING_RATES.dailyCheckIn)) });
    },
    onError: (error) => {
      // Done in another window or on another device: what the profile says now is the answer.
      if (error instanceof ApiError && error.code === 'already_checked_in')
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      toastFailure(error);
    },
  });
  const now = useNow();
  // The demo hero, who is everybody's, checks in for nobody.
  if (!hasJoined && (me === undefined || me?.isDemo)) return <JoinButton size="small" />;
  const isDone = typeof me?.checkedInAt === 'string'
    && Date.parse(me.checkedInAt) >= dubaiDay(new Date(now))[0].getTime();

  return (
    <Button
      size="small"
      variant={isDone ? 'secondary' : 'primary'}
      aria-disabled={isDone || isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isDone && !isPending && mutate()}
    >
      {isDone ? text.done : isPending ? text.busy : text.button}
    </Button>
  );
}
