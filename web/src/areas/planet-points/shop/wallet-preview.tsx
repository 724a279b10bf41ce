import { WALLET_PREVIEW } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { JoinFirst } from '../../heroes/join-first';
import { useMe } from '../../heroes/use-me';
import { planetPointsTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { PointsButton } from '../../heroes';
import { CheckIn } from './check-in';

/**
 * The visitor's own points and today's check-in, before a wallet as it looks after a while, with fixed figures (spec
 * document 1, section 2).
 */
export function WalletPreview() {
  const { wallet } = planetPointsTexts;
  const { data: me, isPending } = useMe();
  return (
    <section
      aria-labelledby="wallet-heading"
      className="page-width grid items-center gap-2 py-8 sm:gap-8 sm:py-12 lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-4">
        <Heading level={2} id="wallet-heading">
          {wallet.title}
        </Heading>
        <p className="max-w-prose text-ink-muted">{wallet.lead}</p>
        {/* The room of the points and the check-in, before it is known whose they are. */}
        <div className="flex min-h-24 flex-wrap content-start items-center gap-x-5 gap-y-2 sm:min-h-12">
          {me === null || me?.isDemo ? <JoinFirst /> : me
            ? (
              <>
                <p className="flex min-h-12 flex-wrap items-baseline gap-x-2">
                  <span>{wallet.own}</span>
                  <PointsButton
                    points={me.availablePoints}
                    className="font-display text-4xl font-medium"
                  />
                  <span>{wallet.ownUnit}</span>
                </p>
                <CheckIn profile={me} />
                {me.pendingPoints > 0 && (
                  <p className="basis-full text-sm text-ink-muted">{wallet.pending(formatWhole(me.pendingPoints))}</p>
                )}
              </>
            )
            : (
              isPending && <Skeleton className="h-9 w-64 max-w-full" />
            )}
        </div>
      </div>
      <WalletCard points={formatWhole(WALLET_PREVIEW.points)} litres={formatWhole(WALLET_PREVIEW.litres)} />
    </section>
  );
}

/** A card as a phone's wallet shows it, above its own tide. */
function WalletCard({ points, litres }: { points: string; litres: string }) {
  const { wallet } = planetPointsTexts;
  return (
    <figure className="scheme-dark relative isolate mx-auto w-full max-w-xs overflow-hidden rounded-xl bg-footer text-ink shadow-raised">
      <figcaption className="relative p-6 pb-0 text-sm font-semibold text-ink-muted">
        {wallet.preview}
      </figcaption>
      <svg
        aria-hidden
        viewBox="0 0 448 260"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-0 -z-10 size-full rtl:-scale-x-100"
        fill="none"
      >
        <circle cx="372" cy="66" r="40" fill="var(--color-sun)" opacity="0.9" />
        <path fill="var(--color-dune-shade)" d="M250 214c60-34 120-40 198-22v70H250z" opacity="0.7" />
        <path
          fill="var(--color-sea)"
          d="M0 214c38 0 38-12 75-12s37 12 75 12 37-12 74-12 38 12 75 12 37-12 75-12 37 12 74 12v46H0z"
        />
        <path
          fill="var(--color-sea-deep)"
          d="M0 236c38 0 38-10 75-10s37 10 75 10 37-10 74-10 38 10 75 10 37-10 75-10 37 10 74 10v24H0z"
        />
      </svg>
      <div className="relative p-6 pt-4 pb-16">
        <dl className="grid max-w-64 gap-3">
          <div>
            <dt className="text-sm">{wallet.points}</dt>
            <dd className="font-display text-2xl font-medium lining-nums">{points}</dd>
          </div>
          <div>
            <dt className="text-sm">{wallet.water}</dt>
            <dd className="font-display text-lg font-medium lining-nums">{wallet.litres(litres)}</dd>
          </div>
        </dl>
      </div>
    </figure>
  );
}
