import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { CHALLENGE_LIMITS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { ChallengeForm, SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { useId } from 'react';
import { failureText } from '../../../../kernel/api/api-error';
import { socialChallengesTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { Dialog } from '../../../../kit/dialog';
import { useZodForm } from '../../../../kernel/hydration/use-zod-form';
import { ChallengeFields } from './challenge-fields';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askOnce } from '../../../../kernel/api/ask-once';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { actingHeroId, refreshOwn } from '../../../heroes/acting-hero';
import { openForAddress, openJoining } from '../../../heroes/joining-store';
import { useMe } from '../../../heroes/use-me';
import { hasFields } from '../../../../kernel/api/read-answer';
import { toastError } from '../../../../kernel/api/toast-failure';
import { toast } from '../../../../kit/toast/toast';

const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/social-challenges/schemas')).challengeFormSchema;
const DEFAULTS = {
  title: '',
  description: '',
  challengeType: 'bottles_prevented',
  targetValue: CHALLENGE_LIMITS.targetValueDefault,
  duration: CHALLENGE_LIMITS.duration.default,
  pointsReward: CHALLENGE_LIMITS.pointsReward.default,
  participantLimit: CHALLENGE_LIMITS.participantLimit.default,
} as const;

interface CreateChallengeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Undefined where the answer does not tell of it. */
  onCreated: (challenge: SocialChallenge | undefined) => void;
}

/** Sets a challenge; once it is there the dialog closes and the form is as new (spec document 2, sections 4 and 5). */
export function CreateChallengeDialog({ open, onOpenChange, onCreated }: CreateChallengeDialogProps) {
  const text = socialChallengesTexts;
  const id = useId();
  const form = useZodForm(loadSchema, DEFAULTS);
  const create = useCreateChallenge((challenge) => {
    close();
    form.reset();
    onCreated(challenge);
  });
  const isBusy = create.isPending || form.formState.isSubmitting;
  const first = useKeptFirst(open);

  /** A draft stays until it is sent; what went wrong with it does not. */
  function close(): void {
    create.reset();
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={text.create}
      description={text.form.description}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {text.form.cancel}
          </Button>
          {first
            ? (
              <Button
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  first.open();
                }}
              >
                {first.button}
              </Button>
            )
            : (
              <Button type="submit" form={id} aria-disabled={isBusy} aria-busy={isBusy}>
                {isBusy ? text.form.submitting : text.form.submit}
              </Button>
            )}
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={form.handleSubmit((values) => create.isPending || create.mutate(values))}
        className="grid gap-5"
      >
        {first && <p className="rounded-md bg-sand-soft px-4 py-3 text-sm">{text.keptFirst.text}</p>}
        <ChallengeFields form={form} />
        {create.error && (
          <p
            role="alert"
            ref={showReason}
            className="rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger"
          >
            {failureText(create.error, text.createFailed)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** What comes before a challenge can be sent: only heroes that somebody keeps open challenges for others. */
function useKeptFirst(enabled: boolean): { button: string; open: () => void } | undefined {
  const { data: me } = useMe();
  const { data: account } = useQuery({ ...queryOptionsOf(ACCOUNTS_ROUTES.readMyAccount), enabled });
  if (me?.isDemo || account?.accountId !== null) return undefined;
  const { join, add } = socialChallengesTexts.keptFirst;
  return me && !me.isGuest ? { button: add, open: openForAddress } : { button: join, open: openJoining };
}

/** Brings the reason into view as it appears, and not with every key. */
function showReason(reason: HTMLElement | null): void {
  reason?.scrollIntoView({ block: 'nearest' });
}

/** Sets a challenge in the name of the visitor's hero (spec document 2, sections 7 and 8). */
function useCreateChallenge(onCreated: (challenge: SocialChallenge | undefined) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: ChallengeForm) => {
      const body = { ...form, creatorId: await actingHeroId() };
      return askOnce(SOCIAL_CHALLENGES_ROUTES.createSocialChallenge, { body });
    },
    onSuccess: (challenge) => {
      const { title, description } = socialChallengesTexts.created;
      toast({ title, description });
      onCreated(
        hasFields<SocialChallenge>(challenge, {
            id: 'string',
            title: 'string',
            description: 'string',
            pointsReward: 'number',
          })
          ? challenge
          : undefined,
      );
      const list = { queryKey: [SOCIAL_CHALLENGES_ROUTES.listSocialChallenges] };
      return refreshOwn(queryClient, list, 'challenges');
    },
    onError: () => toastError(socialChallengesTexts.createFailed),
  });
}
