import { WALLET_PREVIEW } from '@planet-heroes/contracts/areas/heroes/points';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { JoinFirst } from '../../heroes/join-first';
import { useMe } from '../../heroes/use-me';
import { planetPointsTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { PointsButton } from '../../heroes';
import { CheckIn } from './check-in';

/**
 * The visitor's own wallet and today's check-in, before an example of one with fixed figures (spec document 1,
 * section 2).
 */
export function WalletPreview() {
  const { wallet } = planetPointsTexts;
  const { data: me, isPending } = useMe();
  const own = me?.isDemo ? null : me;
  return (
    <section
      aria-labelledby="wallet-heading"
      className="page-width grid items-center gap-5 py-8 sm:gap-8 sm:py-12 lg:grid-cols-2 lg:gap-16"
    >
      <div className="grid gap-4">
        <Heading level={2} id="wallet-heading">
          {wallet.title}
        </Heading>
        <p className="max-w-prose text-ink-muted">{wallet.lead}</p>
        {/* The room of the check-in, before it is known whose points they are. */}
        <div className="grid min-h-12 content-start justify-items-start gap-2">
          {own ? <CheckIn profile={own} /> : own === null && <JoinFirst />}
          {own && own.pendingPoints > 0 && (
            <p className="text-sm text-ink-muted">{wallet.pending(formatWhole(own.pendingPoints))}</p>
          )}
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-sm gap-4">
        <OwnWallet own={own} isPending={isPending} />
        {own
          ? (
            <details className="px-1 text-sm text-ink-muted">
              <summary className="min-h-6 cursor-pointer font-semibold">{wallet.preview}</summary>
              <Example />
            </details>
          )
          : (
            <figure className="px-1 text-sm text-ink-muted">
              <figcaption className="min-h-6 font-semibold">{wallet.preview}</figcaption>
              <Example />
            </figure>
          )}
      </div>
    </section>
  );
}

function Example() {
  const { wallet } = planetPointsTexts;
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <span>{wallet.examplePoints(formatWhole(WALLET_PREVIEW.points))}</span>
      <span>{wallet.exampleWater(formatWhole(WALLET_PREVIEW.litres))}</span>
    </p>
  );
}

/** Where a figure could not be read. */
const UNKNOWN = '–';

interface OwnWalletProps {
  /** Null for a visitor who has no hero yet; undefined where that is not known. */
  own: HeroProfile | null | undefined;
  isPending: boolean;
}

/** A card as a phone's wallet shows it, above its own tide. */
function OwnWallet({ own, isPending }: OwnWalletProps) {
  const { wallet } = planetPointsTexts;
  const figure = 'font-display text-4xl font-medium lining-nums';
  return (
    <div className="scheme-dark relative isolate overflow-hidden rounded-xl bg-footer text-ink shadow-raised">
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
      <dl className="grid max-w-64 gap-3 p-6 pb-20">
        <div>
          <dt className="text-sm">{wallet.points}</dt>
          <dd className="flex min-h-12 items-center">
            {own
              ? <PointsButton points={own.availablePoints} className={figure} />
              : isPending
              ? <Skeleton className="h-9 w-28" />
              : <span className={figure}>{own === null ? formatWhole(0) : UNKNOWN}</span>}
          </dd>
        </div>
        <div>
          <dt className="text-sm">{wallet.bottles}</dt>
          <dd className="font-display text-lg font-medium lining-nums">
            {isPending
              ? <Skeleton className="h-6 w-16" />
              : own === undefined ? UNKNOWN : formatWhole(own?.bottlesPrevented ?? 0)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
