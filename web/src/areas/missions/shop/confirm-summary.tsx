import type { SponsoredMission, SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { partnersTexts } from '../texts.en';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import { MissionFunding } from './mission-funding';

interface ConfirmSummaryProps {
  mission: SponsoredMission | undefined;
  tier: SponsorshipTier | undefined;
}

/** What has been chosen so far. */
export function ConfirmSummary({ mission, tier }: ConfirmSummaryProps) {
  const text = partnersTexts.form;
  return (
    <dl className="grid content-start gap-5">
      <div>
        <dt className="text-sm text-ink-muted">{text.mission}</dt>
        <dd className="font-display text-lg font-semibold">{mission ? <OfferedText of={mission.title} /> : text.noMission}</dd>
        {mission && (
          <dd className="mt-3">
            <MissionFunding mission={mission} />
          </dd>
        )}
      </div>
      <div>
        <dt className="text-sm text-ink-muted">{text.tier}</dt>
        <dd className="font-display text-lg font-semibold">{tier ? <OfferedText of={tier.name} /> : text.noTier}</dd>
      </div>
    </dl>
  );
}
