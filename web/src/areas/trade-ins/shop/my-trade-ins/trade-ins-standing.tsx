import { openJoining } from '../../../heroes/joining-store';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Button } from '../../../../kit/button';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { Card } from '../../../../kit/card';
import { EmptyState } from '../../../../kit/empty-state';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { MY_TRADE_INS_PATH } from '../path-of-trade-in';

/** Shown instead of trade-ins while they load. */
export function TradeInsPending() {
  return (
    <div aria-busy className="grid gap-4">
      <VisuallyHidden>{myTradeInsTexts.loading}</VisuallyHidden>
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-44 rounded-lg" />
    </div>
  );
}

export function TradeInsFailed({ onRetry }: { onRetry: () => void }) {
  const { title, description, retry } = myTradeInsTexts.failed;
  return (
    <Card role="alert">
      <EmptyState
        headingLevel={2}
        title={title}
        description={description}
        action={<Button variant="secondary" onClick={onRetry}>{retry}</Button>}
      />
    </Card>
  );
}

/** A hero without trade-ins, or a visitor without a hero: how to begin, and how to come back. */
export function NoTradeIns() {
  const { title, description, exchange, signIn } = myTradeInsTexts.empty;
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={title}
        description={description}
        action={
          <>
            <ButtonLink to="/exchange#trade-in-simulator">{exchange}</ButtonLink>
            <Button variant="secondary" aria-haspopup="dialog" onClick={openJoining}>{signIn}</Button>
          </>
        }
      />
    </Card>
  );
}

/** An address that names no trade-in of this hero: of another account, or of nobody's. */
export function UnknownTradeIn() {
  const { all, empty, unknown } = myTradeInsTexts;
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title={unknown.title}
        description={unknown.description}
        action={
          <>
            <Button aria-haspopup="dialog" onClick={openJoining}>{empty.signIn}</Button>
            <ButtonLink to={MY_TRADE_INS_PATH} variant="secondary">{all}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
