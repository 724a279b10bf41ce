import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { EARNING_RATES } from '@planet-heroes/contracts/areas/heroes/points';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { ApiError } from '../../../kernel/api/api-error';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { useNow } from '../../../kit/use-now';
import { toast } from '../../../kit/toast/toast';
import { actingHeroId } from '../../heroes/acting-hero';
import { useMe } from '../../heroes/use-me';
import { toastFailure } from '../../../kernel/api/toast-failure';
import { JoinButton, useAccount } from '../../accounts/joining';

const meQuery = queryOptionsOf(HEROES_ROUTES.readMe);

/** The daily check-in, once a day in Dubai; the demo hero is asked to join first. */
export function CheckIn() {
  const { checkIn: text } = planetPointsTexts.rates;
  const queryClient = useQueryClient();
  const { hasJoined } = useAccount();
  const { data: me } = useMe();
  const [isSending, setSending] = useState(false);
  const now = useNow();
  // The demo hero, who is everybody's, checks in for nobody.
  if (!hasJoined && (me === undefined || me?.isDemo)) return <JoinButton size="small" />;
  const isDone = typeof me?.checkedInAt === 'string'
    && Date.parse(me.checkedInAt) >= dubaiDay(new Date(now))[0].getTime();

  const send = async (): Promise<void> => {
    if (isSending || isDone) return;
    setSending(true);
    try {
      await actingHeroId();
      queryClient.setQueryData(meQuery.queryKey, await ask(HEROES_ROUTES.checkIn));
      toast({ title: text.done, description: text.doneDescription(formatWhole(EARNING_RATES.dailyCheckIn)) });
    } catch (error) {
      // Done in another window or on another device: what the profile says now is the answer.
      if (error instanceof ApiError && error.code === 'already_checked_in')
        void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      toastFailure(error);
    } finally {
      setSending(false);
    }
  };

  return (
    <Button
      size="small"
      variant={isDone ? 'secondary' : 'primary'}
      aria-disabled={isDone || isSending || undefined}
      aria-busy={isSending || undefined}
      onClick={send}
    >
      {isDone ? text.done : isSending ? text.busy : text.button}
    </Button>
  );
}
