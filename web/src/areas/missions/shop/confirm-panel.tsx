import { SPONSORSHIP_MESSAGE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatAed } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { partnersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { CheckField } from '../../../kit/form/check-field';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { amountTyping, asDirhams } from '../../../kit/form/typed-number';
import { Heading } from '../../../kit/heading';
import type { SponsorshipForm } from './use-sponsorship';
import { OfferedText } from '../../translations/offered-text';
import { BenefitList, offeredBenefit } from './champion-card';
import { MissionFunding } from './choice-cards';
import { exactRange } from './mission-rules';

interface ConfirmPanelProps {
  mission: SponsoredMission | undefined;
  tier: SponsorshipTier | undefined;
  /** AED. */
  minimum: number;
  form: UseFormReturn<SponsorshipForm, unknown, SponsorshipForm>;
  isPending: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
}

/** What is about to be given to which mission, and the button that gives it (spec document 2, section 4). */
export function ConfirmPanel({ mission, tier, minimum, form, isPending, onSubmit, onCancel }: ConfirmPanelProps) {
  const text = partnersTexts.form;
  const { register, formState } = form;
  return (
    <Card tone="accent" className="sm:p-8">
      <Heading level={3}>{partnersTexts.sponsor.confirmTitle}</Heading>
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <ConfirmSummary mission={mission} tier={tier} />
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          <TextField
            label={text.amount}
            hint={tier ? exactRange(tier) : text.amountHint(formatAed(minimum))}
            error={formState.errors.amount?.message}
            {...amountTyping}
            {...register('amount', asDirhams)}
          />
          <TextAreaField
            label={text.message}
            optional
            rows={3}
            hint={text.messageHint(formatWhole(SPONSORSHIP_MESSAGE_LENGTH))}
            error={formState.errors.message?.message}
            {...register('message')}
          />
          <CheckField label={text.anonymous} hint={text.anonymousHint} {...register('isAnonymous')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={isPending} aria-busy={isPending}>
              {isPending ? text.processing : text.submit}
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              {text.cancel}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
}

interface ConfirmSummaryProps {
  mission: SponsoredMission | undefined;
  tier: SponsorshipTier | undefined;
}

/** What has been chosen so far, in full: the cards cut the description and the benefits. */
function ConfirmSummary({ mission, tier }: ConfirmSummaryProps) {
  const text = partnersTexts.form;
  return (
    <dl className="grid content-start gap-5">
      <div>
        <dt className="text-sm text-ink-muted">{text.mission}</dt>
        <dd className="font-display text-lg font-semibold">{mission ? <OfferedText of={mission.title} /> : text.noMission}</dd>
        {mission && (
          <dd className="mt-3 grid gap-3">
            <p className="text-sm whitespace-pre-line wrap-anywhere">
              <bdi><OfferedText of={mission.description} /></bdi>
            </p>
            <MissionFunding mission={mission} />
          </dd>
        )}
      </div>
      <div>
        <dt className="text-sm text-ink-muted">{text.tier}</dt>
        <dd className="font-display text-lg font-semibold">{tier ? <OfferedText of={tier.name} /> : text.noTier}</dd>
        {tier && (
          <dd className="mt-3 text-sm">
            <BenefitList benefits={tier.benefits} show={offeredBenefit} />
          </dd>
        )}
      </div>
    </dl>
  );
}
