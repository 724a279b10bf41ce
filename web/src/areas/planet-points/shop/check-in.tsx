import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { EARNING_RATES } from '@planet-heroes/contracts/areas/heroes/points';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { ApiError } from '../../../kernel/api/api-error';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { useNow } from '../../../kit/use-now';
import { toast } from '../../../kit/toast/toast';
import { actingHeroId } from '../../heroes/acting-hero';
import { openJoining, useJoiningOffer } from '../../heroes/joining-store';
import { meQuery } from '../../heroes/own-queries';
import { useMe } from '../../heroes/use-me';
import { toastFailure } from '../../../kernel/api/toast-failure';

/** For who has no hero, the way to one; a hero's own check-in stands at the top of the page. */
export function JoinToCheckIn() {
  const { data: me } = useMe();
  useJoiningOffer();
  if (me && !me.isDemo) return null;
  return (
    <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={openJoining}>
      {planetPointsTexts.rates.checkIn.join}
    </Button>
  );
}

/** The daily check-in of a visitor's own hero, once a day in Dubai. */
export function CheckIn({ profile: { checkedInAt } }: { profile: HeroProfile }) {
  const { checkIn: text } = planetPointsTexts.rates;
  const queryClient = useQueryClient();
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
  const isDone = typeof checkedInAt === 'string'
    && Date.parse(checkedInAt) >= dubaiDay(new Date(now))[0].getTime();

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
