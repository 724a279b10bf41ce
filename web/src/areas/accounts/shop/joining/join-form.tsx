import { REFERRAL_CODE } from '@planet-heroes/contracts/areas/shares/referral-code';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { useEffect, useState } from 'react';
import { joiningTexts } from '../../texts-joining.en';
import { nameError } from './name-error';
import { Button } from '../../../../kit/button';
import { TextField } from '../../../../kit/form/text-field';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { dropReferralOfVisitor, referralOfVisitor } from '../../../shares';
import { blankAs } from './blank-as';
import { sendWaiting } from './send-waiting';
import { TEXT_BUTTON } from './step';
import type { JoinHeroRequest } from '@planet-heroes/contracts/areas/heroes/schemas';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../../../kernel/api/api-error';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { askOnce } from '../../../../kernel/api/ask-once';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { actAs } from '../../../heroes/act-as';
import { closeJoining, useJoiningStore } from '../../../heroes/joining-store';

/** Of a sponsor with the address, which the payment needs. */
const loadSchema = (needsEmail: boolean) => async () => {
  const { joinHeroRequestSchema } = await import('@planet-heroes/contracts/areas/heroes/schemas');
  return needsEmail ? joinHeroRequestSchema.required({ email: true }) : joinHeroRequestSchema;
};

/** Name and optional details; no address of who has proved one. The code of a friend's link needs no field. */
export function JoinForm({ hasAddress }: { hasAddress: boolean }) {
  const { join, fields } = joiningTexts;
  const [invitedBy] = useState(referralOfVisitor);
  const inviter = useInviter(true);
  const isForSponsorship = useJoiningStore((state) => state.isForSponsorship);
  const needsEmail = !!isForSponsorship && !hasAddress;
  const form = useZodForm(loadSchema(needsEmail), { name: '', referralCode: invitedBy });
  const { register, formState, handleSubmit, setFocus, setValue } = form;
  const { errors, isSubmitting } = formState;
  const submit = useJoin(form.setError, hasAddress);
  const isWrongLink = isWrongCode(inviter.error);
  const [isChangingCode, setChangingCode] = useState(false);
  // A code that joining refused stays open to be mended.
  if (errors.referralCode && !isChangingCode) setChangingCode(true);
  useEffect(() => {
    if (isWrongLink) setValue('referralCode', '');
  }, [isWrongLink, setValue]);
  // The button that opened the field is gone.
  useEffect(() => {
    if (isChangingCode) setFocus('referralCode');
  }, [isChangingCode, setFocus]);
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <TextField
        label={fields.name.label}
        hint={isForSponsorship ? fields.name.sponsorHint : fields.name.hint}
        error={nameError(errors.name?.message)}
        autoComplete="nickname"
        maxLength={60}
        required
        {...register('name')}
      />
      {!hasAddress && (
        <TextField
          label={fields.email.label}
          hint={needsEmail ? undefined : join.emailHint}
          error={errors.email && fields.email.error}
          optional={!needsEmail}
          required={needsEmail}
          type="email"
          autoComplete="email"
          {...register('email', { setValueAs: blankAs(undefined) })}
        />
      )}
      {invitedBy && !isWrongLink && !isChangingCode ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{fields.code.invitedBy(inviter.data ? inviter.data.name ?? join.friend : invitedBy)}</span>
          <button type="button" onClick={() => setChangingCode(true)} className={TEXT_BUTTON}>
            {fields.code.change}
          </button>
        </p>
      ) : (!isForSponsorship || invitedBy) && (
        <TextField
          label={fields.code.label}
          hint={isWrongLink ? fields.code.wrongLink : fields.code.hint}
          error={errors.referralCode
            && (errors.referralCode.type === 'server' ? errors.referralCode.message : fields.code.error)}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={REFERRAL_CODE.prefix.length + REFERRAL_CODE.randomLength}
          {...register('referralCode', { setValueAs: blankAs(undefined) })}
        />
      )}
      <Button type="submit" aria-busy={isSubmitting || undefined} aria-disabled={isSubmitting || undefined}>
        {isForSponsorship
          ? isSubmitting ? join.sponsorBusy : needsEmail ? join.sponsorNext : join.sponsorSubmit
          : isSubmitting ? join.busy : join.submit}
      </Button>
      <p className="text-xs text-ink-muted">{join.smallPrint}</p>
    </form>
  );
}

/** Who invited the visitor, by the code that a friend's link brought. */
export function useInviter(isWanted: boolean) {
  const code = referralOfVisitor();
  const query = queryOptionsOf(SHARES_ROUTES.readInviter, { params: { code: code ?? '' } });
  return useQuery({ ...query, enabled: isWanted && code !== undefined });
}

/** Not a code, or nobody's; a code that could not be looked up may be right. */
function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

/** Joins with the form's values; a refused code shows beside its field. */
function useJoin(
  setError: UseFormSetError<JoinHeroRequest>,
  hasAddress: boolean,
): (request: JoinHeroRequest) => Promise<void> {
  const queryClient = useQueryClient();

  return async (request) => {
    try {
      const hero = await askOnce(HEROES_ROUTES.joinHero, { body: request });
      dropReferralOfVisitor();
      const { isForSponsorship } = useJoiningStore.getState();
      useJoiningStore.setState({ hasJustJoined: true });
      actAs(queryClient, hero);
      if (isForSponsorship && hasAddress) {
        closeJoining();
        sendWaiting();
      }
    } catch (error) {
      if (isAboutCode(error)) {
        setError(
          'referralCode',
          { type: 'server', message: error.serverMessage ?? joiningTexts.fields.code.error },
          { shouldFocus: true },
        );
      } else {
        toastFailure(error);
      }
    }
  };
}

function isAboutCode(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'unknown_referral_code' || error.code === 'self_referral');
}
