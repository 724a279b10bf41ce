import { JOIN_BONUS } from '@planet-heroes/contracts/catalogue/points';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { Heading } from '../../shared/ui/heading';
import { Icon } from '../../shared/ui/icon';
import { QuickCalculator } from '../trade-in/quick-calculator';
import type { TradeCalculator } from '../trade-in/use-trade-calculator';

/** The trade-in and leaderboard section, which other pages reach as `/#meet-deli` (spec document 1, section 2). */
export function AssistantSection({ calculator }: { calculator: TradeCalculator }) {
  const { title, lead, board } = messages.home.assistant;
  return (
    <section id="meet-deli" aria-labelledby="assistant-heading" className="border-y border-line bg-band outline-none">
      <div className="page-width section-gap flex flex-col gap-8">
        <div>
          <Heading level={2} id="assistant-heading">
            {title}
          </Heading>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{lead}</p>
        </div>
        <QuickCalculator calculator={calculator} />
        <Card tone="sand" className="flex flex-wrap items-center gap-x-8 gap-y-4 sm:px-8">
          <Icon name="trophy" className="size-10 text-gold" />
          <div className="min-w-0 flex-1 basis-60">
            <Heading level={3}>{board.title}</Heading>
            <p className="mt-1 text-ink-muted">{board.text(formatWhole(JOIN_BONUS.total))}</p>
          </div>
          <ButtonLink to="/leaderboard" variant="secondary">
            {board.link}
          </ButtonLink>
        </Card>
      </div>
    </section>
  );
}
