import type { RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { dubaiRewardsTexts } from '../texts.en';
import { scrollToSection } from '../../../kernel/routing/scroll-to-section';
import { isOpen } from './claim-steps';
import { receiptId } from './dubai-tabs';

interface RewardOutlookProps {
  pointsCost: number;
  points: number | undefined;
  soldOut: boolean;
  claim: RewardClaim | undefined;
}

/** A line that always has its room: the way to the receipt of an open claim, what is missing, or what would be left. */
export function RewardOutlook({ pointsCost, points, soldOut, claim }: RewardOutlookProps) {
  const text = dubaiRewardsTexts.reward;
  if (claim && isOpen(claim)) {
    return (
      <p className="min-h-6 text-sm">
        {text.claimed}{' '}
        <button
          type="button"
          className="cursor-pointer font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          onClick={() => scrollToSection(receiptId(claim.claimId))}
        >
          {text.receipt}
        </button>
      </p>
    );
  }
  if (points === undefined || soldOut) return <p className="min-h-6 text-sm" />;
  const left = points - pointsCost;
  return left < 0 ? (
    <p className="min-h-6 text-sm font-medium text-warning">{text.missing(formatWhole(-left))}</p>
  ) : (
    <p className="min-h-6 text-sm text-ink-muted">{text.leaves(formatWhole(left))}</p>
  );
}
