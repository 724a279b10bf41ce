import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/shares/catalogue';
import { useState } from 'react';
import { joiningTexts } from '../../texts-joining.en';
import { Button } from '../../../../kit/button';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { referralOfVisitor } from '../../../shares';
import { blankAs } from './blank-as';
import { useJoin } from './use-join';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/heroes/schemas')).joinHeroRequestSchema;

/** Name, and what may be told besides. A friend's code is there already when a link brought it. */
export function JoinForm() {
  const { join, fields } = joiningTexts;
  const [invitedBy] = useState(referralOfVisitor);
  const form = useZodForm(loadSchema, { name: '', referralCode: invitedBy });
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting } = formState;
  const submit = useJoin(form.setError);
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <TextField
        label={fields.name.label}
        hint={fields.name.hint}
        error={errors.name && fields.name.error}
        autoComplete="nickname"
        maxLength={60}
        required
        {...register('name')}
      />
      <TextField
        label={fields.email.label}
        hint={join.emailHint}
        error={errors.email && fields.email.error}
        optional
        type="email"
        autoComplete="email"
        {...register('email', { setValueAs: blankAs(undefined) })}
      />
      <TextField
        label={fields.code.label}
        hint={invitedBy ? fields.code.fromLink : fields.code.hint}
        error={errors.referralCode
          && (errors.referralCode.type === 'server' ? errors.referralCode.message : fields.code.error)}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={REFERRAL_CODE.prefix.length + REFERRAL_CODE.randomLength}
        {...register('referralCode', { setValueAs: blankAs(undefined) })}
      />
      <Button type="submit" aria-busy={isSubmitting || undefined} aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? join.busy : join.submit}
      </Button>
      <p className="text-xs text-ink-muted">{join.smallPrint}</p>
    </form>
  );
}
