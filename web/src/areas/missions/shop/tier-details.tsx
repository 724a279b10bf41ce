import { CARD_LIMITS } from '@planet-heroes/contracts/kernel/interface';
import type { SponsorshipTier } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { partnersTexts } from '../texts.en';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import { BenefitList } from './benefit-list';

/** What a tier's card shows: its range, and its first benefits (spec document 2, section 2). */
export function TierDetails({ tier, titleId }: { tier: SponsorshipTier; titleId: string }) {
  const text = partnersTexts.tier;
  const { name, minAmount, maxAmount, badgeColor, benefits } = tier;
  const more = benefits.length - CARD_LIMITS.tierBenefits;
  return (
    <div className="flex grow flex-col gap-3 p-5">
      {/* The colour is the tier's own and says nothing that the name does not. */}
      <span aria-hidden className="h-1.5 w-12 rounded-full" style={{ backgroundColor: badgeColor }} />
      <p id={titleId} className="font-display text-lg font-semibold">
        <OfferedText of={name} />
      </p>
      <div id={`${titleId}-details`} className="grid gap-3 text-sm">
        <p className="font-semibold">
          {maxAmount === undefined
            ? text.from(formatWholeFils(minAmount))
            : text.range(formatWholeFils(minAmount), formatWholeFils(wholeDirhamsBelow(maxAmount)))}
        </p>
        <BenefitList
          benefits={benefits.slice(0, CARD_LIMITS.tierBenefits)}
          show={offeredBenefit}
        />
        {more > 0 && <p className="text-ink-muted">{text.more(more)}</p>}
      </div>
    </div>
  );
}

function offeredBenefit(benefit: string) {
  return <OfferedText of={benefit} />;
}

/** Shown without decimals, a maximum must not promise more than it takes. Fils. */
function wholeDirhamsBelow(fils: number): number {
  return Math.floor(fils / 100) * 100;
}
