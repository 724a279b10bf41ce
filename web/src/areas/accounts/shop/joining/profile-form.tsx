import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { HeroProfile, UpdateHeroRequest } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { joiningTexts } from '../../texts-joining.en';
import { nameError } from './name-error';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { Button } from '../../../../kit/button';
import { SelectField } from '../../../../kit/form/select-field';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { meQuery } from '../../../heroes/own-queries';
import { useMyAccount } from '../account/use-my-account';
import { blankAs } from './blank-as';
import { toastFailure } from '../../../../kernel/api/toast-failure';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/heroes/schemas')).updateHeroRequestSchema;
const ZONES = DELIVERY_ZONES.map(({ id, name }) => ({
  value: id,
  get label() {
    return nameOf(name);
  },
}));
const blankAsNull = { setValueAs: blankAs(null) };

/** The hero's own details. E-mail, phone and zone together complete the profile. */
export function ProfileForm({ me }: { me: HeroProfile }) {
  const { profile: text, fields } = joiningTexts;
  const queryClient = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useZodForm(loadSchema, told(me));
  const { errors, isSubmitting } = form.formState;
  const { data: account } = useMyAccount();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (account?.email && !getValues('email')) setValue('email', account.email);
  }, [account?.email, getValues, setValue]);

  const save = async (request: UpdateHeroRequest): Promise<void> => {
    setSaved(false);
    try {
      const saved = await ask(HEROES_ROUTES.updateMe, { body: request });
      queryClient.setQueryData(meQuery.queryKey, saved);
      form.reset(told(saved));
      setSaved(true);
    } catch (error) {
      toastFailure(error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-5 sm:grid-cols-2">
      <p className="text-sm text-ink-muted sm:col-span-2">
        {me.profileComplete ? text.complete : text.toComplete(formatWhole(JOIN_BONUS.profileComplete))}
      </p>
      <TextField
        label={fields.name.label}
        error={nameError(errors.name?.message)}
        autoComplete="nickname"
        maxLength={60}
        {...form.register('name')}
      />
      <TextField
        label={fields.email.label}
        error={errors.email && fields.email.error}
        type="email"
        autoComplete="email"
        {...form.register('email', blankAsNull)}
      />
      <TextField
        label={fields.phone.label}
        error={errors.phone && fields.phone.error}
        type="tel"
        autoComplete="tel"
        placeholder={fields.phone.placeholder}
        {...form.register('phone', blankAsNull)}
      />
      <SelectField
        label={fields.zone.label}
        error={errors.zoneId && fields.zone.error}
        placeholder={fields.zone.placeholder}
        options={ZONES}
        {...form.register('zoneId', blankAsNull)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" aria-busy={isSubmitting || undefined} aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? text.saving : text.save}
        </Button>
        <p role="status" className="text-sm font-medium text-positive">
          {isSaved && !form.formState.isDirty ? text.saved : ''}
        </p>
      </div>
    </form>
  );
}

function told({ name, email, phone, zoneId }: HeroProfile): UpdateHeroRequest {
  return { name, email, phone, zoneId };
}
