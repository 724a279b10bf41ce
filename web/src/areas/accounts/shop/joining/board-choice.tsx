import type { HeroProfile, UpdateHeroRequest } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { CheckField } from '../../../../kit/form/check-field';
import { SelectField } from '../../../../kit/form/select-field';
import { meQuery } from '../../../heroes/own-queries';
import { areaOptions } from '../../../pickups/area-options';
import { joiningTexts } from '../../texts-joining.en';

/**
 * Whether others see the hero, which acts at once, and with which area. Where support hides it, the board says so.
 */
export function BoardChoice({ me }: { me: HeroProfile }) {
  const { board: text, saved } = joiningTexts.profile;
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (body: Pick<UpdateHeroRequest, 'isOnBoard' | 'boardArea'>) => ask(HEROES_ROUTES.updateMe, { body }),
    onSuccess: (saved) => queryClient.setQueryData(meQuery.queryKey, saved),
    onError: (error) => toastFailure(error),
  });
  if (me.isDemo || (me.hiddenFor && me.hiddenFor !== 'own-choice')) return null;
  const { isOnBoard = !me.hiddenFor, boardArea = me.boardArea } = isPending ? variables : {};
  const hintOf = (choice: keyof NonNullable<typeof variables>, hint: string): string =>
    isSuccess && choice in variables ? `${saved} ${hint}` : hint;
  return (
    <section className="mt-6 grid gap-5 border-t border-line pt-5">
      <CheckField
        asSwitch
        label={text.label}
        hint={hintOf('isOnBoard', isOnBoard ? text.on : text.off)}
        checked={isOnBoard}
        aria-disabled={isPending || undefined}
        onChange={() => !isPending && mutate({ isOnBoard: !isOnBoard })}
      />
      <SelectField
        label={text.area}
        hint={hintOf('boardArea', text.areaHint)}
        placeholder={text.noArea}
        options={areaOptions()}
        value={boardArea ?? ''}
        aria-disabled={isPending || undefined}
        onChange={({ target: { value } }) => !isPending && mutate({ boardArea: (value || null) as AreaName | null })}
      />
      <p role="status" className="sr-only">{isSuccess ? saved : ''}</p>
    </section>
  );
}
