import type { RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { type ReactNode, useId } from 'react';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { formatFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { categoriesTexts } from '../../../kernel/i18n/texts-categories.en';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { dubaiRewardsTexts } from '../texts.en';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import { CategoryBadge } from '../../../kit/art/categories/category-badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { isOpen } from './claim-steps';
import { ClaimTimeline } from './claim-timeline';
import { receiptId } from './dubai-tabs';

/** Enough of a claim's id to tell it from the hero's others. */
const NUMBER_LENGTH = 8;

/** A claim's receipt: what was claimed, what it cost, by when it comes, and where it is on its way. */
export function ClaimReceiptCard({ claim }: { claim: RewardClaim }) {
  const text = dubaiRewardsTexts.claims;
  const titleId = useId();
  const { claimId, title, partner, category, value, pointsCost, state, fulfilBy, reason } = claim;
  return (
    <article id={receiptId(claimId)} aria-labelledby={titleId} className="h-full scroll-mt-4 rounded-lg">
      <Card className="flex h-full flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CategoryBadge category={category}>{categoriesTexts[category]}</CategoryBadge>
          <p className="text-xs text-ink-muted">{text.receipt(claimId.slice(-NUMBER_LENGTH).toUpperCase())}</p>
        </div>
        <Heading level={3} id={titleId}>
          <OfferedText of={title} />
        </Heading>
        <ClaimTimeline claim={claim} />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-dashed border-line-strong pt-4 text-sm">
          <Fact label={text.spent[state]}>{commonTexts.points(formatWhole(pointsCost))}</Fact>
          <Fact label={text.worth}>{formatFils(value)}</Fact>
          <Fact label={text.partner}>{partner}</Fact>
          {isOpen(claim) && <Fact label={text.due}>{formatMoment(fulfilBy)}</Fact>}
        </dl>
        {reason && <p className="text-sm">{text.reason(reason)}</p>}
      </Card>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
