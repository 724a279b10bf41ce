import { DUBAI_AREAS, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';
import { useState } from 'react';
import { communityTexts } from '../../texts.en';
import { AreaDetails } from './area-details';
import { AreaTable } from './area-table';
import { DubaiMap } from './dubai-map';
import { MapLegend } from './map-legend';

const MOST = [...DUBAI_AREAS].sort((one, other) => other.heroes - one.heroes);

/** Where the heroes live: a map of the city's areas, and the same figures as a table (spec document 2, section 2). */
export function HeroMap() {
  const text = communityTexts.map;
  const [chosen, setChosen] = useState<DubaiAreaId>(MOST[0]!.id);
  return (
    <div className="grid gap-4">
      <div className="relative overflow-hidden rounded-xl border border-line bg-sea-light shadow-card">
        <DubaiMap chosen={chosen} onChoose={setChosen} />
        <div className="bg-surface p-5 lg:absolute lg:start-5 lg:top-5 lg:w-58 lg:rounded-lg lg:shadow-raised">
          <AreaDetails areaId={chosen} rank={MOST.findIndex(({ id }) => id === chosen) + 1} />
        </div>
        <div className="bg-surface px-5 pb-5 lg:absolute lg:end-5 lg:bottom-5 lg:rounded-lg lg:py-3 lg:shadow-raised">
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
