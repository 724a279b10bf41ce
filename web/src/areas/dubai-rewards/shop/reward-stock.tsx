import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { dubaiRewardsTexts } from '../texts.en';
import { remainingStock } from './offer-rules';

/** How many of a reward are left; the figure rolls as others claim it. */
export function RewardStock({ reward }: { reward: DubaiReward }) {
  const text = dubaiRewardsTexts.reward;
  const { availableQuantity } = reward;
  const left = remainingStock(reward);
  if (left === undefined || availableQuantity === undefined) return <span>{text.unlimited}</span>;
  return (
    <RollingNumber
      value={left}
      format={(count) => text.left(formatWhole(count), formatWhole(availableQuantity))}
    />
  );
}
