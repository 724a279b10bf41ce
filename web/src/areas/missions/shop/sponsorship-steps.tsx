import type { SponsoredMission, Sponsorship, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_AMOUNT } from '@planet-heroes/contracts/areas/missions/tiers';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../kernel/api/api-error';
import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { focusQuietly } from '../../../kit/move-focus';
import { toast, useToastStore } from '../../../kit/toast/toast';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { ChoiceCards, MissionDetails } from './choice-cards';
import { ConfirmPanel } from './confirm-panel';
import { minimumAmount, openFirst, takesSponsorships, tierRange, toDirhams } from './mission-rules';
import { EMPTY_FORM, useSponsorship } from './use-sponsorship';
import { CARD_LIMITS } from '@planet-heroes/contracts/kernel/interface';
import { OfferedText } from '../../translations/offered-text';
import { BenefitList, offeredBenefit } from './champion-card';

interface SponsorshipStepsProps {
  missions: readonly SponsoredMission[];
  tiers: readonly SponsorshipTier[];
  onCreated: (sponsorship: Sponsorship) => void;
}

/** Mission, tier, confirmation (spec document 2, sections 4 and 5). */
export function SponsorshipSteps({ missions, tiers, onCreated }: SponsorshipStepsProps) {
  const text = partnersTexts;
  const [missionId, setMissionId] = useState<string>();
  const [tierId, setTierId] = useState<string>();
  const mission = missions.find(({ id }) => id === missionId);
  const tier = tiers.find(({ id }) => id === tierId);
  const minimum = minimumAmount(tier);
  const form = useZodForm(
    async () => (await import('./sponsorship-schema')).sponsorshipFormSchema(minimum),
    EMPTY_FORM,
  );

  /** How often it was cancelled. The form stays, and what was sent from it before may still wait for its checks. */
  const cancels = useRef(0);

  /** A choice that is missing says so once the form was sent without it. */
  const [isChecked, setChecked] = useState(false);
  const missionChoice = useRef<HTMLFieldSetElement>(null);
  const tierChoice = useRef<HTMLFieldSetElement>(null);

  // On a phone it lies over the button that is pressed next.
  useEffect(() => {
    const { current, setOpen } = useToastStore.getState();
    if (missionId && tierId && current?.title === partnersTexts.toasts.missing.title) setOpen(false);
  }, [missionId, tierId]);

  const clearChoice = (): void => {
    setChecked(false);
    setMissionId(undefined);
    setTierId(undefined);
  };
  const cancel = (): void => {
    cancels.current += 1;
    clearChoice();
  };
  const { mutate, isPending } = useSponsorship((choice, sponsorship) => {
    if (sponsorship) onCreated(sponsorship);
    // A choice that was made meanwhile stays.
    if (choice.missionId !== missionId || choice.tierId !== tierId) return;
    clearChoice();
    form.reset({ ...EMPTY_FORM, isAnonymous: form.getValues('isAnonymous') });
  });
  const chooseTier = (id: string): void => {
    setTierId(id);
    const chosen = tiers.find((other) => other.id === id);
    form.setValue('amount', chosen ? toDirhams(chosen.minAmount) : SPONSORSHIP_AMOUNT.default);
    form.clearErrors('amount');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (!mission || !tier) {
      toast({ ...text.toasts.missing, variant: 'destructive' });
      setChecked(true);
      leadTo((mission ? tierChoice : missionChoice).current);
      return;
    }
    const before = cancels.current;
    void form.handleSubmit((entered) => {
      if (cancels.current !== before) return;
      mutate({ ...entered, missionId: mission.id, tierId: tier.id }, {
        onError(error) {
          if (!(error instanceof ApiError) || error.code !== 'invalid_amount') return;
          form.setError('amount', { message: error.serverMessage ?? error.message }, { shouldFocus: true });
        },
      });
    })(event);
  };

  // Folded from the beginning or not at all: one that is funded meanwhile stays where it is.
  const [folded, setFolded] = useState(() => foldedAtFirst(missions));

  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-10">
        <div className="grid grid-cols-1 gap-4">
          <ChoiceCards
            ref={missionChoice}
            legend={text.sponsor.missionLegend}
            error={isChecked && !mission ? text.sponsor.missionMissing : undefined}
            choices={openFirst(missions).filter((choice) => !folded.has(choice.id) || takesSponsorships(choice))}
            value={missionId}
            onChange={setMissionId}
            isClosed={(choice) => !takesSponsorships(choice)}
            columns="sm:grid-cols-2 lg:grid-cols-3"
          >
            {(choice, titleId) => <MissionDetails mission={choice} titleId={titleId} />}
          </ChoiceCards>
          {folded.size > 0 && (
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => {
                setFolded(new Set());
                requestAnimationFrame(() => focusQuietly(missionChoice.current));
              }}
            >
              {text.sponsor.showAll}
            </Button>
          )}
        </div>
        {tiers.length > 0 && (
          <ChoiceCards
            ref={tierChoice}
            legend={text.sponsor.tierLegend}
            error={isChecked && !tier ? text.sponsor.tierMissing : undefined}
            choices={tiers}
            value={tierId}
            onChange={chooseTier}
            columns="sm:grid-cols-2 lg:grid-cols-4"
          >
            {(choice, titleId) => <TierDetails tier={choice} titleId={titleId} />}
          </ChoiceCards>
        )}
        {mission && tiers.length > 0 && (
          <ChosenBar
            mission={mission}
            tier={tier}
            onNext={() => (tier ? form.setFocus('amount') : leadTo(tierChoice.current))}
          />
        )}
      </div>
      <ConfirmPanel
        mission={mission}
        tier={tier}
        minimum={minimum}
        form={form}
        isPending={isPending || form.formState.isSubmitting}
        onSubmit={submit}
        onCancel={cancel}
      />
    </div>
  );
}

/** Funded and completed missions, as long as others take sponsorships. */
function foldedAtFirst(missions: readonly SponsoredMission[]): ReadonlySet<string> {
  const closed = missions.filter((mission) => !takesSponsorships(mission));
  return new Set(closed.length < missions.length ? closed.map(({ id }) => id) : []);
}

interface ChosenBarProps {
  mission: SponsoredMission;
  tier: SponsorshipTier | undefined;
  onNext: () => void;
}

/** What is chosen so far, in sight while the cards are, with the way on. */
function ChosenBar({ mission, tier, onNext }: ChosenBarProps) {
  const text = partnersTexts;
  return (
    <div className="sticky bottom-2 z-10 flex items-center justify-between gap-3 rounded-lg border border-line bg-surface-raised px-4 py-2.5 shadow-raised [@media(max-height:32rem)]:static">
      <p className="grid min-w-0 text-sm">
        <span className="truncate font-semibold"><OfferedText of={mission.title} /></span>
        <span className="truncate text-ink-muted">{tier ? <OfferedText of={tier.name} /> : text.form.noTier}</span>
      </p>
      <Button size="small" className="shrink-0" onClick={onNext}>
        {tier ? text.sponsor.review : text.explainer.steps[1]!.title}
      </Button>
    </div>
  );
}

function leadTo(choice: HTMLFieldSetElement | null): void {
  choice?.scrollIntoView({ block: 'start' });
  choice?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
}

/** What a tier's card shows: its range, and its first benefits (spec document 2, section 2). */
function TierDetails({ tier, titleId }: { tier: SponsorshipTier; titleId: string }) {
  const text = partnersTexts.tier;
  const { name, badgeColor, benefits } = tier;
  const more = benefits.length - CARD_LIMITS.tierBenefits;
  return (
    <div className="flex grow flex-col gap-3 p-5">
      {/* The colour is the tier's own and says nothing that the name does not. */}
      <span aria-hidden className="h-1.5 w-12 rounded-full" style={{ backgroundColor: badgeColor }} />
      <p id={titleId} className="font-display text-lg font-semibold">
        <OfferedText of={name} />
      </p>
      <div id={`${titleId}-details`} className="grid gap-3 text-sm">
        <p className="font-semibold">{tierRange(tier)}</p>
        <BenefitList
          benefits={benefits.slice(0, CARD_LIMITS.tierBenefits)}
          show={offeredBenefit}
        />
        {more > 0 && <p className="text-ink-muted">{text.more(more)}</p>}
      </div>
    </div>
  );
}
