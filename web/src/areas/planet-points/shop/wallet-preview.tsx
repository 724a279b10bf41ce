import { WALLET_PREVIEW } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { DemoLabel } from '../../heroes/demo-label';
import { JoinFirst } from '../../heroes/join-first';
import { useMe } from '../../heroes/use-me';
import { planetPointsTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { PointsButton } from '../../heroes';
import { WalletCard } from './wallet-card';

/**
 * How a wallet looks after a while, with fixed figures (spec document 1, section 2), beside the visitor's own points.
 */
export function WalletPreview() {
  const { wallet } = planetPointsTexts;
  const { data: me, isPending } = useMe();
  return (
    <section
      aria-labelledby="wallet-heading"
      className="page-width grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-4">
        <Heading level={2} id="wallet-heading">
          {wallet.title}
        </Heading>
        <p className="max-w-prose text-ink-muted">{wallet.lead}</p>
        {me === null ? <JoinFirst className="min-h-12" /> : (
          <p className="flex min-h-12 flex-wrap items-baseline gap-x-2">
            {me
              ? (
                <>
                  <span>{wallet.own}</span>
                  <PointsButton
                    points={me.availablePoints}
                    className="font-display text-2xl font-medium"
                  />
                  <span>{wallet.ownUnit}</span>
                  <DemoLabel />
                </>
              )
              : (
                isPending && <Skeleton className="h-9 w-64 max-w-full" />
              )}
          </p>
        )}
      </div>
      <WalletCard points={formatWhole(WALLET_PREVIEW.points)} litres={formatWhole(WALLET_PREVIEW.litres)} />
    </section>
  );
}
