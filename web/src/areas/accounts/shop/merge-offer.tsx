import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askOnce } from '../../../kernel/api/ask-once';
import { meQuery, ownHeroQueries } from '../../heroes/own-queries';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { accountsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';
import { toast } from '../../../kit/toast/toast';
import { toastFailure } from '../../../kernel/api/toast-failure';

type OtherHero = NonNullable<MyAccount['otherHero']>;

/** Offers to merge the hero that was used before signing in. `onLeave`: it stays separate for now. */
export function MergeOffer({ other, onDone, onLeave }: {
  other: OtherHero;
  onDone?: () => void;
  onLeave?: () => void;
}) {
  const { merge: text } = accountsTexts;
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const title = text.title(formatWhole(other.mergePoints), other.name);

  const merge = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const hero = await askOnce(ACCOUNTS_ROUTES.mergeMyHero);
      queryClient.setQueryData(meQuery.queryKey, hero);
      toast({ title: text.done, description: text.doneDescription(formatWhole(hero.availablePoints)) });
      onDone?.();
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries(ownHeroQueries);
    }
  };

  return (
    <section aria-label={title} className="grid gap-3 rounded-md bg-sand-soft p-4">
      <Heading level={3} className="[overflow-wrap:anywhere]">{title}</Heading>
      <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{text.description(other.name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => void merge()}
        >
          {isBusy ? text.busy : text.confirm}
        </Button>
        {onLeave && (
          <Button size="small" variant="secondary" onClick={onLeave}>
            {text.leave}
          </Button>
        )}
      </div>
    </section>
  );
}
