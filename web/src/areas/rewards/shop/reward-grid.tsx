import type { RewardCategory } from '@planet-heroes/contracts/areas/rewards/catalogue';
import type { ComponentType } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { rewardsTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Button } from '../../../kit/button';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';

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

/** Reward cards side by side. */
export function RewardGrid({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {rewards.map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} />
        </li>
      ))}
    </ul>
  );
}

/** A reward with its price in points. Its button is never enabled here (spec document 1, section 2). */
function RewardCard({ reward }: { reward: Reward }) {
  const { card } = rewardsTexts;
  const { Art, name, value, available, popular } = reward;
  const points = formatWhole(reward.points);
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col overflow-hidden rounded-lg border bg-surface shadow-card',
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
          <span className="text-sm text-ink-muted">{card.points}</span>
        </p>
        <Button disabled variant="secondary" className="mt-3 w-full">
          {available ? card.redeem(points) : card.comingSoon}
        </Button>
      </div>
    </article>
  );
}
