import { rewardsTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';

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
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <Heading level={3}>{ways[way].title}</Heading>
            <p className="text-ink-muted">{ways[way].text}</p>
            <ButtonLink to={to} variant="secondary" size="small" className="mt-auto">
              {ways[way].link}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
