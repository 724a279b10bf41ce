import { DUBAI_AREAS, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The area that a key leads to from another, round and round; undefined for keys that lead nowhere. */
export function nextArea(from: DubaiAreaId, key: string): DubaiAreaId | undefined {
  if (key === 'Home') return DUBAI_AREAS[0].id;
  if (key === 'End') return DUBAI_AREAS.at(-1)!.id;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const index = DUBAI_AREAS.findIndex(({ id }) => id === from) + step;
  return DUBAI_AREAS.at(index % DUBAI_AREAS.length)!.id;
}
