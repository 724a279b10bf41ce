import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useId, useState } from 'react';
import { codeOf, comesAsCode, receiptCode } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { scrollToSection } from '../../../kit/move-focus';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { formatFils } from '../../../kernel/i18n/format-money';
import { categoriesTexts } from '../../translations/texts.en';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { offered, OfferedText } from '../../translations/offered-text';
import { CategoryBadge } from '../../../kit/art/categories/category-badge';
import { Card } from '../../../kit/card';
import { classNames } from '../../../kit/class-names';
import { CopyButton } from '../../../kit/copy-button';
import { Icon } from '../../../kit/icon';
import { myClaimsQuery } from '../dubai-queries';
import { dubaiRewardsTexts } from '../texts.en';
import { ClaimAddressLine } from './claim-address';
import { claimSteps, isOpen } from './offer-rules';

const Vouchers = lazy(async () => ({ default: (await loadCode(() => import('../../shares/vouchers'))).Vouchers }));

/** The tabs of the screen, the one that opens first in front (spec document 2, section 2). */
export const DUBAI_TABS = ['challenges', 'rewards'] as const;
export type DubaiTab = (typeof DUBAI_TABS)[number];

export const TABS_ID = 'dubai-tabs';
export const CLAIMS_ID = 'my-claims';

/** A claim's receipt: what was claimed, what it cost, by when it comes, and where it is on its way. */
function ClaimReceiptCard({ claim }: { claim: RewardClaim }) {
  const text = dubaiRewardsTexts.claims;
  const titleId = useId();
  const { claimId, title, partner, category, value, pointsCost, state, fulfilBy, reason } = claim;
  const receipt = receiptCode(claimId);
  const ownCode = codeOf(claim);
  const code = ownCode ?? receipt;
  return (
    <article id={receiptId(claimId)} aria-labelledby={titleId} className="h-full scroll-mt-4 rounded-lg">
      <Card className="flex h-full flex-col gap-4">
        <div><CategoryBadge category={category}>{categoriesTexts[category]}</CategoryBadge></div>
        <Heading level={3} id={titleId}>
          <OfferedText of={title} />
        </Heading>
        <ClaimTimeline claim={claim} />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-dashed border-line-strong pt-4 text-sm">
          <Fact label={text.spent[state]}>{commonTexts.points(formatWhole(pointsCost))}</Fact>
          <Fact label={text.worth}>{formatFils(value)}</Fact>
          <Fact label={text.partner}>{partner}</Fact>
          {isOpen(claim) && <Fact label={text.due}>{momentOf(fulfilBy)}</Fact>}
          {ownCode && <Fact label={text.code}><bdi>{receipt}</bdi></Fact>}
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-canvas px-4 py-3">
          <p className="text-sm">
            <span className="block text-ink-muted">{ownCode ? text.ownCode : text.code}</span>
            <code dir="auto" className="font-semibold tracking-wide break-words select-all">{code}</code>
          </p>
          <CopyButton code={code} copy={text.copy} copied={text.copied} />
        </div>
        {isOpen(claim) && comesAsCode(category) && <p className="text-sm">{text.comes}</p>}
        <ClaimAddressLine claim={claim} />
        {reason && !ownCode && <p className="text-sm">{text.reason(offered(reason))}</p>}
      </Card>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** Where a claim has been and what lies ahead of it. */
function ClaimTimeline({ claim }: { claim: RewardClaim }) {
  const text = dubaiRewardsTexts.claims;
  const steps = claimSteps(claim);
  return (
    <ol aria-label={text.timeline(offered(claim.title))} className="grid auto-cols-fr grid-flow-col gap-1">
      {steps.map(({ state, at, isCurrent }, index) => {
        const isOver = state === 'expired';
        const next = steps[index + 1];
        return (
          <li key={state} aria-current={isCurrent ? 'step' : undefined} className="min-w-0 text-sm">
            <span aria-hidden className="flex items-center gap-1">
              <span
                className={classNames(
                  'grid size-7 shrink-0 place-items-center rounded-full border-2 transition-colors',
                  !at && 'border-line-strong text-transparent',
                  at !== undefined
                    && (isOver
                      ? 'border-danger bg-danger-soft text-danger'
                      : 'border-accent bg-accent text-accent-ink'),
                )}
              >
                <Icon name={isOver ? 'close' : 'check'} className="size-4" />
              </span>
              {next && (
                <span className={classNames('h-0.5 grow transition-colors', next.at ? 'bg-accent' : 'bg-line')} />
              )}
            </span>
            <span className={classNames('mt-1.5 block', isCurrent ? 'font-semibold' : !at && 'text-ink-muted')}>
              {text.steps[state]}
            </span>
            {at
              ? (
                <time dateTime={at} className="block text-xs text-ink-muted">
                  {momentOf(at)}
                </time>
              )
              : <VisuallyHidden>{text.ahead}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

const SHOWN_AT_FIRST = 6;

/** The visitor's claims, newest first, each as a receipt that updates live. */
export function OwnClaims() {
  const text = dubaiRewardsTexts.claims;
  const heading = useId();
  const [all, setAll] = useState(false);
  const { data: claims, isPending, refetch } = useQuery(myClaimsQuery);
  useEffect(() => {
    // Messages lead here: what stands above and here has its height only now.
    if (!isPending && location.hash === `#${CLAIMS_ID}`) scrollToSection(CLAIMS_ID);
  }, [isPending]);
  return (
    <section id={CLAIMS_ID} aria-labelledby={heading} className="outline-none">
      <Heading level={2} id={heading}>
        {text.title}
      </Heading>
      <div className="mt-4 empty:hidden"><LaterPart><Vouchers /></LaterPart></div>
      {isPending ? (
        <div aria-busy className="mt-6">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
      ) : !claims ? (
        <Note>
          {text.failed}{' '}
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            {dubaiRewardsTexts.retry}
          </Button>
        </Note>
      ) : claims.length === 0 ? (
        <Note>{text.empty}</Note>
      ) : (
        <>
          {claims.some(isOpen) && <p className="mt-2 text-ink-muted">{text.lead}</p>}
          <ul className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
            {(all ? claims : claims.slice(0, SHOWN_AT_FIRST)).map((claim) => (
              <li key={claim.claimId} className="min-w-0">
                <ClaimReceiptCard claim={claim} />
              </li>
            ))}
          </ul>
          {!all && claims.length > SHOWN_AT_FIRST && (
            <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
              {text.more(formatWhole(claims.length))}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mt-6 flex min-h-40 flex-wrap items-center gap-4 rounded-lg bg-band p-6 text-ink-muted">{children}</p>
  );
}

/** Where the receipt of a claim stands on the page. */
export function receiptId(claimId: string): string {
  return `claim-${claimId}`;
}

/** A moment whose lines do not end between the time and its PM. */
function momentOf(iso: string): string {
  return formatMoment(iso).replace(/ (?=\S+$)/, '\u00a0');
}
