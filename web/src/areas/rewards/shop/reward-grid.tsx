import type { RewardCategory } from '@planet-heroes/contracts/areas/rewards/catalogue';
import type { ComponentType, ReactNode } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Waterline } from '../../../kit/art/product-scene';
import { rewardsTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';

/** A reward as its card shows it (spec document 1, section 3). */
export interface Reward {
  id: string;
  name: string;
  Art: ComponentType;
  points: number;
  /** What it is worth, in words. */
  value: string;
  category?: RewardCategory;
  available: boolean;
  popular: boolean;
}

/** One reward may stand among the favourites and in the catalogue, at different prices. */
type Price = keyof typeof rewardsTexts.card.price;

/** Reward cards side by side. */
export function RewardGrid({ rewards, price }: { rewards: readonly Reward[]; price: Price }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {rewards.map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} price={price} />
        </li>
      ))}
    </ul>
  );
}

/** A reward with its price in points. Its button is never enabled here (spec document 1, section 2). */
function RewardCard({ reward, price }: { reward: Reward; price: Price }) {
  const { card } = rewardsTexts;
  const { Art, name, value, available, popular } = reward;
  const points = formatWhole(reward.points);
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-lg border bg-surface',
        popular ? 'border-accent' : 'border-line',
      )}
    >
      <Art />
      {popular && (
        <span className="absolute end-4 top-4">
          <Badge tone="accent">{card.popular}</Badge>
        </span>
      )}
      <div className="flex flex-1 flex-col gap-1 p-5 sm:p-6">
        <Heading level={3}>{name}</Heading>
        <p className="text-ink-muted">{value}</p>
        <p className="mt-auto pt-3">
          <span className="font-display text-2xl font-medium lining-nums">{points}</span>{' '}
          <span className="text-sm text-ink-muted">{card.price[price]}</span>
        </p>
        {/* Never enabled here: drawn as a condition, not as a button that failed. */}
        <Button
          disabled
          variant="quiet"
          size="small"
          className="mt-2 justify-start! border-0! bg-transparent! px-0! text-start"
        >
          <Icon name="clock" />
          <span>{available ? card.redeem(points) : card.comingSoon}</span>
        </Button>
      </div>
    </article>
  );
}

/** The stage of every reward's drawing: something before the sun, on a shelf or afloat. */
export function RewardScene({ afloat, children }: { afloat?: boolean; children: ReactNode }) {
  return (
    <div aria-hidden className="relative h-44 overflow-hidden bg-sky">
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className="size-full" fill="none">
        <circle cx={afloat ? 178 : 204} cy="84" r="54" fill="var(--color-sun)" />
        {!afloat && <path fill="var(--color-dune-shade)" d="M-200 149h720v40h-720z" />}
        <g transform={`translate(${afloat ? -14 : 16} 6) scale(0.9)`}>{children}</g>
      </svg>
      {afloat && <Waterline className="h-6" />}
    </div>
  );
}

/** A new phone from the back and from the front. */
export function PhoneArt() {
  return (
    <RewardScene>
      <rect x="92" y="30" width="70" height="132" rx="14" fill="var(--color-spot)" />
      <rect x="100" y="38" width="54" height="34" rx="11" fill="var(--color-spot-ink)" />
      <g fill="var(--color-sea-light)">
        <circle cx="113" cy="48" r="6" />
        <circle cx="113" cy="63" r="6" />
        <circle cx="128" cy="55" r="6" />
        <circle cx="143" cy="55" r="2.5" />
      </g>
      <rect x="150" y="22" width="74" height="140" rx="15" fill="var(--color-spot-ink)" />
      <rect x="155" y="27" width="64" height="130" rx="11" fill="var(--color-sky-low)" />
      <path
        fill="var(--color-sea-light)"
        d="M155 108c11 0 11-8 21-8s11 8 21 8 11-8 22-8v46a11 11 0 0 1-11 11h-42a11 11 0 0 1-11-11z"
      />
      <path
        fill="var(--color-spot-soft)"
        d="M155 124c11 0 11-7 21-7s11 7 21 7 11-7 22-7v29a11 11 0 0 1-11 11h-42a11 11 0 0 1-11-11z"
      />
      <circle cx="187" cy="72" r="15" fill="var(--color-sun)" />
      <rect x="176" y="32" width="22" height="6" rx="3" fill="var(--color-spot-ink)" />
    </RewardScene>
  );
}

/** A filter with its two cartridges, a tap, and a glass that fills. */
export function WaterSystemArt() {
  return (
    <RewardScene>
      <rect x="74" y="46" width="100" height="22" rx="8" fill="var(--color-spot-ink)" />
      <path
        fill="var(--color-spot-paper)"
        d="M82 68h36v72a12 12 0 0 1-12 12H94a12 12 0 0 1-12-12zM130 68h36v72a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12z"
      />
      <path fill="var(--color-sea-light)" d="M82 96c9-5 9-5 18 0s9 5 18 0v44a12 12 0 0 1-12 12H94a12 12 0 0 1-12-12z" />
      <path fill="var(--color-spot-soft)" d="M130 84c9-5 9-5 18 0s9 5 18 0v56a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12z" />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        d="M82 68h36v72a12 12 0 0 1-12 12H94a12 12 0 0 1-12-12zM130 68h36v72a12 12 0 0 1-12 12h-12a12 12 0 0 1-12-12z"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M174 57h30a22 22 0 0 1 22 22v7"
      />
      <path fill="var(--color-spot-soft)" d="M223 94h6v26h-6z" />
      <path fill="var(--color-spot-paper)" d="M206 106h40l-5 46h-30z" />
      <path fill="var(--color-spot-soft)" d="M208 124c9-4 9-4 18 0s9 4 18 0l-3 28h-30z" />
      <path stroke="var(--color-spot-ink)" strokeWidth="3" strokeLinejoin="round" d="M206 106h40l-5 46h-30z" />
    </RewardScene>
  );
}
