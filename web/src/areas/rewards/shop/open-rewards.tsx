import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Link } from '../../../kernel/routing/link';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { Skeleton } from '../../../kit/skeleton';
import { useMe } from '../../heroes/use-me';
import { cheapestFirst, rewardId, rewardsQuery } from '../../dubai-rewards/dubai-queries';
import { RewardScene } from '../../dubai-rewards/reward-scene';
import { OfferedText } from '../../translations/offered-text';
import { rewardsTexts } from '../texts.en';

const SHOWN = 6;
const PATH = '/dubai-rewards?tab=rewards';

/** The Dubai rewards that can be claimed now, the cheapest first. */
export function OpenRewards() {
  const { open } = rewardsTexts;
  const { data, isPending } = useLiveQuery('dubai', rewardsQuery);
  const rewards = data && inReach(data);
  const { data: me } = useMe();
  const points = me && !me.isDemo ? me.availablePoints : undefined;
  return (
    <div className="grid justify-items-start gap-5">
      <ul aria-busy={isPending} className="grid w-full gap-3 min-[23rem]:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {rewards
          ? rewards.map((reward) => <RewardLine key={reward.id} reward={reward} points={points} />)
          : isPending && Array.from({ length: SHOWN }, (_, index) => <li key={index}><Skeleton className="box-content h-40 pt-[32.5%] sm:h-34" /></li>)}
      </ul>
      {rewards?.length === 0 && <p className="text-ink-muted">{open.none}</p>}
      <ButtonLink to={PATH} size="small">{open.all}</ButtonLink>
    </div>
  );
}

interface RewardLineProps {
  reward: DubaiReward;
  /** The visitor's own; undefined where there are none. */
  points: number | undefined;
}

function RewardLine({ reward, points }: RewardLineProps) {
  const { id, title, pointsCost, zoneRestriction } = reward;
  const { card, open } = rewardsTexts;
  const missing = points === undefined ? 0 : pointsCost - points;
  return (
    <li>
      <Link to={`${PATH}#${rewardId(id)}`} className="block h-full">
        <Card className="flex h-full flex-col overflow-hidden p-0! hover:border-accent">
          <RewardScene reward={reward} />
          <div className="flex min-h-40 grow flex-col gap-1 p-4 sm:min-h-34 sm:p-5">
            <div className="flex items-start justify-between gap-3">
              <Heading level={3} size={3}><OfferedText of={title} /></Heading>
              <Icon name="arrow" directional className="mt-1.5 text-accent max-sm:hidden" />
            </div>
            <div className="mt-auto grid gap-2 pt-2">
              {zoneRestriction && (
                <p className="flex items-center gap-2 text-sm text-ink-muted">
                  <Icon name="pin" />
                  <span>{open.only(zoneName(zoneRestriction))}</span>
                </p>
              )}
              <p>
                <span className="font-display text-xl font-medium lining-nums">{formatWhole(pointsCost)}</span>{' '}
                <span className="text-sm text-ink-muted">{card.points}</span>
                {points !== undefined && (
                  <span className={classNames('block text-sm', missing > 0 ? 'text-ink-muted' : 'text-positive')}>
                    {missing > 0 ? open.missing(formatWhole(missing)) : open.enough}
                  </span>
                )}
              </p>
            </div>
          </div>
        </Card>
      </Link>
    </li>
  );
}

function zoneName(zoneId: string): string {
  return nameOf(DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? zoneId);
}

function inReach(rewards: readonly DubaiReward[]): DubaiReward[] {
  return cheapestFirst(rewards)
    .filter(({ availableQuantity, claimedQuantity }) =>
      availableQuantity === undefined || claimedQuantity < availableQuantity)
    .slice(0, SHOWN);
}
