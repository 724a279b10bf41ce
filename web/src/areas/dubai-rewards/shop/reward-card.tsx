import type { DubaiReward, RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { type ReactNode, useId } from 'react';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { dubaiRewardsTexts } from '../texts.en';
import { openJoining } from '../../heroes/joining-store';
import { useMe } from '../../heroes/use-me';
import { OfferedText } from '../../translations/offered-text';
import { Badge } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { ClaimButton } from './claim-button';
import { OfferCard } from './offer-grid';
import { isLowStock, isOpen, isSoldOut, remainingStock, timeLeft, zoneName } from './offer-rules';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { scrollToSection } from '../../../kit/move-focus';
import { rewardId } from '../dubai-queries';
import { RewardScene } from '../reward-scene';
import { CLAIMS_ID, receiptId } from './own-claims';

interface RewardCardProps {
  reward: DubaiReward;
  /** What the visitor can spend; undefined while that is not known. */
  points: number | undefined;
  /** The visitor's last claim of it. */
  claim: RewardClaim | undefined;
}

/**
 * A reward: what it is worth and costs, how many are left, and what claiming it means to the visitor (spec document 2,
 * section 2).
 */
export function RewardCard({ reward, points, claim }: RewardCardProps) {
  const text = dubaiRewardsTexts.reward;
  const titleId = useId();
  const now = useNow();
  const { category, title, description, partner, value, pointsCost, expiresAt, zoneRestriction } = reward;
  return (
    <OfferCard
      id={rewardId(reward.id)}
      titleId={titleId}
      category={category}
      scene={<RewardScene reward={reward} />}
      title={<OfferedText of={title} />}
      description={<OfferedText of={description} />}
      byline={
        <>
          <p>{text.from(partner)}</p>
          <p className="flex flex-wrap gap-x-4">
            <span className="flex items-center gap-2">
              <Icon name="gift" />
              <RewardStock reward={reward} />
            </span>
            <span className="flex items-center gap-2">
              <Icon name="clock" />
              <span>{timeLeft(expiresAt, now)}</span>
            </span>
          </p>
        </>
      }
      badges={
        <>
          {zoneRestriction && (
            <Badge>
              <Icon name="pin" />
              <span>{text.only(zoneName(zoneRestriction))}</span>
            </Badge>
          )}
          {isLowStock(reward) && (
            <Badge tone="warning">
              <Icon name="warning" />
              <span>{text.lowStock(formatWhole(remainingStock(reward)!))}</span>
            </Badge>
          )}
        </>
      }
    >
      <p className="rounded-md bg-sand-soft px-4 py-3">
        <strong className="block font-display text-xl font-medium lining-nums">
          {text.cost(formatWhole(pointsCost))}
        </strong>
        <span className="text-sm text-ink-muted">
          {text.worth} <span>{formatFils(value)}</span>
        </span>
      </p>
      <RewardOutlook reward={reward} points={points} claim={claim} />
      <ClaimButton reward={reward} describedBy={titleId} claim={claim} now={now} />
    </OfferCard>
  );
}

/** How many of a reward are left; the figure rolls as others claim it. */
function RewardStock({ reward }: { reward: DubaiReward }) {
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

interface RewardOutlookProps {
  reward: DubaiReward;
  points: number | undefined;
  claim: RewardClaim | undefined;
}

/** The way to the receipt of a claim or to the own zone, or what would be left. */
function RewardOutlook({ reward, points, claim }: RewardOutlookProps) {
  const text = dubaiRewardsTexts.reward;
  const { data: me } = useMe();
  const { zoneRestriction, pointsCost } = reward;
  if (claim && (isOpen(claim) || (claim.onePerHero && claim.state === 'fulfilled'))) {
    return (
      <p className="text-sm">
        {text.claimed}{' · '}
        <LinkButton
          onClick={() => {
            const receipt = receiptId(claim.claimId);
            // Older receipts are behind a button.
            scrollToSection(document.getElementById(receipt) ? receipt : CLAIMS_ID);
          }}
        >
          {text.receipt}
        </LinkButton>
      </p>
    );
  }
  if (isSoldOut(reward)) return null;
  // Most rewards can be claimed: the room of what then follows.
  if (points === undefined) return <p className="min-h-6" />;
  if (zoneRestriction && me && !me.zoneId)
    return (
      <p className="text-sm">
        <LinkButton onClick={openJoining}>{text.setZone}</LinkButton>
      </p>
    );
  if (zoneRestriction && me?.zoneId !== zoneRestriction) return null;
  const left = points - pointsCost;
  const leaves = me?.isDemo ? text.leavesDemo(me.name, formatWhole(left)) : text.leaves(formatWhole(left));
  return left >= 0 && <p className="min-h-6 text-sm text-ink-muted">{leaves}</p>;
}

function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="cursor-pointer font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
