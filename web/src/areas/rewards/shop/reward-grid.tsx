import type { Reward } from './reward';
import { RewardCard } from './reward-card';

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
