import {
  CHALLENGE_BUDGET_PER_MONTH,
  CHALLENGE_LIMITS,
  CHALLENGE_TYPES,
  type ChallengeType,
} from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { ChallengeForm } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { socialChallengesTexts } from '../../texts.en';
import { SelectField } from '../../../../kit/form/select-field';
import { TextAreaField } from '../../../../kit/form/text-area-field';
import { TextField } from '../../../../kit/form/text-field';
import { asWhole, wholeTyping } from '../../../../kit/form/typed-number';
import { amountIn } from '../challenge-rules';

const TYPES = Object.keys(CHALLENGE_TYPES) as ChallengeType[];

/** The fields of a challenge, each with what is wrong beside it. */
export function ChallengeFields({ form }: { form: UseFormReturn<ChallengeForm> }) {
  const { fields, escrow } = socialChallengesTexts.form;
  const { register, setValue, control, formState } = form;
  const errorOf = (name: keyof ChallengeForm) => formState.errors[name]?.message;
  const [challengeType, targetValue, pointsReward, participantLimit] = useWatch({
    control,
    name: ['challengeType', 'targetValue', 'pointsReward', 'participantLimit'],
  });
  const atStake = pointsReward * participantLimit;
  return (
    <>
      <TextField
        label={fields.title}
        placeholder={fields.titleExample}
        error={errorOf('title')}
        maxLength={CHALLENGE_LIMITS.maxTitleLength}
        {...register('title')}
      />
      <TextAreaField
        label={fields.description}
        placeholder={fields.descriptionExample}
        rows={3}
        error={errorOf('description')}
        maxLength={CHALLENGE_LIMITS.maxDescriptionLength}
        {...register('description')}
      />
      <SelectField
        label={fields.type}
        error={errorOf('challengeType')}
        options={TYPES.map((value) => ({ value, label: socialChallengesTexts.types[value] }))}
        {...register('challengeType')}
      />
      <div className="grid gap-2">
        <TextField
          label={fields.target(CHALLENGE_TYPES[challengeType].unit)}
          error={errorOf('targetValue')}
          {...wholeTyping}
          {...register('targetValue', asWhole)}
        />
        <QuickPicks
          challengeType={challengeType}
          chosen={targetValue}
          onPick={(value) => setValue('targetValue', value, { shouldValidate: true, shouldDirty: true })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={fields.duration}
          error={errorOf('duration')}
          {...wholeTyping}
          {...register('duration', asWhole)}
        />
        <TextField
          label={fields.reward}
          error={errorOf('pointsReward')}
          {...wholeTyping}
          {...register('pointsReward', asWhole)}
        />
        <TextField
          label={fields.limit}
          error={errorOf('participantLimit')}
          {...wholeTyping}
          {...register('participantLimit', asWhole)}
        />
      </div>
      {atStake > 0 && (
        <p className="text-sm text-ink-muted">
          {escrow(formatWhole(atStake), formatWhole(CHALLENGE_BUDGET_PER_MONTH))}
        </p>
      )}
    </>
  );
}

interface QuickPicksProps {
  challengeType: ChallengeType;
  chosen: number;
  onPick: (value: number) => void;
}

/** Usual targets of a type, one press each (spec document 2, section 5). */
function QuickPicks({ challengeType, chosen, onPick }: QuickPicksProps) {
  return (
    <div role="group" aria-label={socialChallengesTexts.form.quickPicks} className="flex flex-wrap gap-2">
      {CHALLENGE_TYPES[challengeType].quickPicks.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onPick(value)}
          className="min-h-10 cursor-pointer rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium tabular-nums transition-colors hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          {amountIn(challengeType, value)}
        </button>
      ))}
    </div>
  );
}
