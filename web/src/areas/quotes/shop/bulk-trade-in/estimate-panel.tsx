import { CORPORATE_PROMISES, VOLUME_TIERS } from '@planet-heroes/contracts/areas/missions/tiers';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from '../../../../kernel/routing/link';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { corporateTexts } from '../../../corporate/texts.en';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { scrollToSection } from '../../../../kit/move-focus';
import { Progress } from '../../../../kit/progress';
import { formatAmount } from '../../../../kernel/i18n/format-money';
import { type BulkFormInput, CSV_SECTION_ID, estimateRows } from './bulk-form';

const text = corporateBulkTexts;
const words = text.estimate;
const ESTIMATE_ID = 'estimate';

function useEstimate() {
  const { control } = useFormContext<BulkFormInput>();
  return estimateRows(useWatch({ control, name: 'devices' }) as BulkRow[]);
}

/**
 * The live total at the foot of a narrow window while the form is in view, with the way to the panel below, which says
 * it too and sends the request.
 */
export function EstimateBar() {
  const { total } = useEstimate();
  return (
    <p
      className="sticky bottom-2 z-10 mt-2 flex items-center justify-between gap-3 rounded-lg border border-line
        bg-surface-raised py-2 ps-4 pe-2 text-sm tabular-nums shadow-raised lg:hidden [@media(max-height:32rem)]:static"
    >
      <span aria-hidden className="grid">
        <span className="text-xs text-ink-muted">{words.title}</span>
        <strong>{formatAmount(total)}</strong>
      </span>
      <Button size="small" onClick={() => scrollToSection(ESTIMATE_ID)}>{words.review}</Button>
    </p>
  );
}

/** The live total, the volume tier that it is in, and what the next one takes. `children` sends the request. */
export function EstimatePanel({ children }: { children: ReactNode }) {
  const { deviceCount, subtotal, tier, bonusPercent, bonus, total, responseHours, nextTier } = useEstimate();
  const nextFrom = VOLUME_TIERS.find(({ id }) => id === nextTier?.id)?.minUnits ?? deviceCount;
  return (
    <Card tone="accent" className="grid grid-cols-1 gap-5 scroll-mt-24 lg:sticky lg:top-32" id={ESTIMATE_ID} role="region" aria-label={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={3}>{words.title}</Heading>
        <Badge tone={tier ? 'positive' : 'neutral'}>{tier ? text.tierNames[tier] : words.noTier}</Badge>
      </div>
      <div>
        <p className="font-display text-3xl font-medium">
          <RollingNumber value={total} format={formatAmount} />
        </p>
        <p className="mt-1 text-sm text-ink-muted">{words.before}</p>
      </div>
      <dl className="grid grid-cols-1 gap-2 border-y border-line py-4 text-sm tabular-nums">
        <Line term={words.devices} value={formatWhole(deviceCount)} />
        <Line term={words.subtotal} value={formatAmount(subtotal)} />
        <Line term={words.bonus(bonusPercent)} value={formatAmount(bonus)} />
        <Line term={words.response} value={corporateTexts.hours(responseHours)} />
      </dl>
      <div className="grid grid-cols-1 gap-2">
        <p role="status" className="text-sm font-medium">
          {tier ? words.inTier(text.tierNames[tier], bonusPercent) : words.belowTiers(VOLUME_TIERS[0].minUnits)}
        </p>
        <Progress value={deviceCount} max={nextFrom || 1} label={words.toNext} className="bg-surface" />
        <p className="min-h-[3.1em] text-sm text-ink-muted">
          <span>{nextTier
            ? words.next(formatWhole(nextTier.missingUnits), text.tierNames[nextTier.id], nextTier.bonusPercent)
            : words.highest}</span>
          {deviceCount >= CORPORATE_PROMISES.csvFromDevices && (
            <>
              {' '}
              <Link to={`#${CSV_SECTION_ID}`} className="font-semibold text-accent underline underline-offset-4">
                {words.suggestCsv}
              </Link>
            </>
          )}
        </p>
      </div>
      {children}
    </Card>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
