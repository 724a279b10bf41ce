import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { openJoining } from '../../heroes/joining-store';
import { useMe } from '../../heroes/use-me';
import { ByStore } from '../../../kernel/config/by-store';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { rewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { Skeleton } from '../../../kit/skeleton';
import { PointsButton } from '../../heroes';

const FIGURE = 'font-display text-3xl font-medium lining-nums';

/** The points that the visitor really has, and where they can be spent now. */
export function OwnPoints() {
  const { own } = rewardsTexts;
  const { joinFirst } = commonTexts;
  const { data: me, isPending, isError } = useMe();
  const hasOwn = !!me && !me.isDemo;
  const isGuest = !isPending && !hasOwn;
  const joinText = joinFirst.text(formatWhole(JOIN_BONUS.joining));
  return (
    <Card tone="sand" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 sm:py-4">
      <div className="grid">
        <p className="flex min-h-12 flex-wrap content-start items-baseline gap-x-2 font-semibold">
          {isError && !me ? own.unknown : (
            <>
              {own.have} {isPending
                ? <Skeleton className="h-7 w-20" />
                : hasOwn
                ? <PointsButton points={me.availablePoints} className={FIGURE} />
                : <span className={FIGURE}>{formatWhole(0)}</span>} {own.unit}
            </>
          )}
        </p>
        <p className="text-sm text-ink-muted max-sm:min-h-[2lh]">
          {!isGuest
            ? own.text
            : me ? own.tryDemo(joinText, me.name, formatWhole(me.availablePoints)) : joinText}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isGuest && (
          <Button size="small" aria-haspopup="dialog" onClick={openJoining}>
            {joinFirst.button}
          </Button>
        )}
        <ButtonLink to="/dubai-rewards?tab=rewards" size="small" variant={isGuest ? 'secondary' : 'primary'}>
          {own.link}
        </ButtonLink>
      </div>
    </Card>
  );
}

const WAYS = [
  { way: 'credits', icon: 'drop', to: '/aquacafe' },
  { way: 'offers', icon: 'gift', to: '/dubai-rewards' },
  { way: 'badges', icon: 'trophy', to: '/leaderboard' },
] as const;

/** Water-system credits, partner offers, badges and perks (spec document 1, section 2). */
export function RedeemWays() {
  const { ways } = rewardsTexts;
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {WAYS.map(({ way, icon, to }) => (
        <li key={way}>
          <Card className="flex h-full flex-col items-start gap-3">
            <div className="flex items-center gap-3 md:grid">
              <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Icon name={icon} className="size-6" />
              </span>
              <Heading level={3}>{ways[way].title}</Heading>
            </div>
            <p className="text-ink-muted">
              {way === 'credits'
                ? <ByStore connected={ways.credits.text} missing={ways.credits.textWithoutStore} />
                : ways[way].text}
            </p>
            <ButtonLink to={to} variant="secondary" size="small" className="mt-auto">
              {ways[way].link}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
