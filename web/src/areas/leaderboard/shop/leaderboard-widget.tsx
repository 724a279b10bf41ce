import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { useLeaderboard } from '../use-leaderboard';
import { leaderboardTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { EmptyState } from '../../../kit/empty-state';
import { Heading } from '../../../kit/heading';
import { useAccount } from '../../accounts/joining';
import { joiningTexts } from '../../accounts/texts-joining.en';
import { WidgetList } from './widget-list';

interface LeaderboardWidgetProps {
  limit?: number;
  /** Left out where the section around it has a title of its own. */
  hasHeader?: boolean;
}

/** The best heroes in short, with an invitation to join them (spec document 1, section 2, Leaderboard). */
export function LeaderboardWidget({ limit = LEADERBOARD_LIMIT.widget, hasHeader = true }: LeaderboardWidgetProps) {
  const { widget, empty } = leaderboardTexts;
  const { data: heroes, isPending } = useLeaderboard(limit);
  const { hasJoined } = useAccount();
  return (
    <Card className="grid gap-5">
      {hasHeader && (
        <Heading level={2} size={3}>
          {widget.title}
        </Heading>
      )}
      <div className="grid gap-4 rounded-md bg-sand-soft p-4 sm:p-5">
        <div>
          <p className="font-display text-lg font-semibold">{hasJoined ? widget.own.title : widget.bannerTitle}</p>
          <p className="text-sm text-ink-muted">
            {hasJoined ? widget.own.text : widget.bannerText(formatWhole(JOIN_BONUS.total))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/leaderboard" size="small">
            {hasJoined ? widget.own.place : joiningTexts.free}
          </ButtonLink>
          <ButtonLink to="/" size="small" variant="secondary">
            {widget.earn}
          </ButtonLink>
        </div>
      </div>
      {!isPending && !heroes ? (
        <EmptyState title={widget.failedTitle} description={widget.failedDescription} className="py-4" />
      ) : heroes?.length === 0 ? (
        <EmptyState title={empty.title} className="py-4" />
      ) : (
        <WidgetList heroes={heroes} limit={limit} />
      )}
      <ButtonLink to="/leaderboard" variant="secondary" className="justify-self-stretch">
        {widget.viewAll}
      </ButtonLink>
    </Card>
  );
}
