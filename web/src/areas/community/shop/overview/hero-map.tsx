import { DUBAI_AREAS, type DubaiArea, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';
import { useState } from 'react';
import { communityTexts } from '../../texts.en';
import { DubaiMap } from './dubai-map';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { LEGEND } from './map-areas';

const MOST = [...DUBAI_AREAS].sort((one, other) => other.heroes - one.heroes);

/** Where the heroes live: a map of the city's areas, and the same figures as a table (spec document 2, section 2). */
export function HeroMap() {
  const text = communityTexts.map;
  const [chosen, setChosen] = useState<DubaiAreaId>(MOST[0]!.id);
  return (
    <div className="grid gap-4">
      <div className="relative overflow-hidden rounded-xl border border-line bg-sea-light shadow-card">
        <DubaiMap chosen={chosen} onChoose={setChosen} />
        {/* Over the sea and the desert, which stay where they are in Arabic. */}
        <div className="bg-surface p-5 lg:absolute lg:top-5 lg:left-5 lg:w-58 lg:rounded-lg lg:shadow-raised">
          <AreaDetails areaId={chosen} rank={MOST.findIndex(({ id }) => id === chosen) + 1} />
        </div>
        <div className="bg-surface px-5 pb-5 lg:absolute lg:right-5 lg:bottom-5 lg:rounded-lg lg:py-3 lg:shadow-raised">
          <MapLegend />
        </div>
      </div>
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="min-h-12 cursor-pointer px-5 py-3 font-semibold text-accent">{text.asTable}</summary>
        <AreaTable areas={MOST} />
      </details>
    </div>
  );
}

/** The chosen area in words. */
function AreaDetails({ areaId, rank }: { areaId: DubaiAreaId; rank: number }) {
  const text = communityTexts.map;
  const area = DUBAI_AREAS.find(({ id }) => id === areaId)!;
  const zone = DELIVERY_ZONES.find(({ id }) => id === area.zoneId)!;
  return (
    <div>
      <p className="text-xs font-semibold text-ink-muted">{text.rank(rank, DUBAI_AREAS.length)}</p>
      <p className="font-display text-xl font-semibold">{nameOf(area.name)}</p>
      <p className="mt-1 font-display text-3xl font-medium lining-nums">{formatWhole(area.heroes)}</p>
      <p className="text-sm text-ink-muted">{text.heroesHere}</p>
      <p className="mt-2 text-sm text-ink-muted">{text.zone(nameOf(zone.name))}</p>
    </div>
  );
}

/** What the shades mean. */
function MapLegend() {
  const { legend, range, atLeast } = communityTexts.map;
  return (
    <div>
      <p className="text-xs font-semibold">{legend}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5">
        {LEGEND.map(({ fill, from, to }) => (
          <li key={from} className="flex items-center gap-2 text-xs text-ink-muted tabular-nums">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded-sm border border-line-strong"
              style={{ background: fill }}
            />
            <span>{to === undefined ? atLeast(formatWhole(from)) : range(formatWhole(from), formatWhole(to))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The map's figures, most heroes first. */
function AreaTable({ areas }: { areas: readonly DubaiArea[] }) {
  const { table } = communityTexts.map;
  return (
    <div className="border-t border-line px-5 py-3">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr className="text-ink-muted">
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {table.area}
            </th>
            <th scope="col" className="py-2 pe-3 text-end font-semibold">
              {table.heroes}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {table.zone}
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ id, name, heroes, zoneId }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-medium">
                {nameOf(name)}
              </th>
              <td className="py-2 pe-3 text-end tabular-nums sm:pe-10">{formatWhole(heroes)}</td>
              <td className="py-2">{nameOf(DELIVERY_ZONES.find((zone) => zone.id === zoneId)!.name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
