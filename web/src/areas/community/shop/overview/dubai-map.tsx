import { DUBAI_AREAS, type DubaiArea, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';
import { type KeyboardEvent, useRef } from 'react';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { Dhow } from '../../../../kit/art/dhow';
import { classNames } from '../../../../kit/class-names';
import { shadeFor } from './heat';
import { AREA_SHAPES, CREEK, LAND, MAP_BOX } from './map-shapes';
import { nextArea } from './next-area';
import { PalmShape } from './palm-shape';

interface DubaiMapProps {
  chosen: DubaiAreaId;
  onChoose: (area: DubaiAreaId) => void;
}

/** Dubai from the sea, each area shaded by its heroes. A group of radio buttons: one stop for Tab, arrows move on. */
export function DubaiMap({ chosen, onChoose }: DubaiMapProps) {
  // The chosen one is drawn last, so that its edge lies over its neighbours'.
  const drawn = DUBAI_AREAS.toSorted((one, other) => Number(one.id === chosen) - Number(other.id === chosen));

  const map = useRef<SVGSVGElement>(null);

  function move(event: KeyboardEvent): void {
    const next = nextArea(chosen, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    map.current?.querySelector<SVGGElement>(`[data-area="${next}"]`)?.focus();
  }

  return (
    <svg
      ref={map}
      role="radiogroup"
      tabIndex={-1}
      aria-label={communityTexts.map.label}
      viewBox={MAP_BOX}
      className="block w-full bg-sea-light"
    >
      <g aria-hidden>
        <path
          d="M0 150c80 0 80-8 160-8s80 8 160 8M520 110c60 0 60-6 120-6s60 6 120 6M60 250c50 0 50-6 100-6"
          stroke="var(--color-glint)"
          strokeWidth="3"
          fill="none"
          opacity="0.5"
          strokeLinecap="round"
        />
        <Dhow sail="var(--color-sail)" transform="translate(520 120) scale(0.75)" />
        <path d={LAND} fill="var(--color-dune)" />
        <path
          d="M600 600c60-40 120-40 170-10s120 20 170-14 74-20 74-20v84H600zM-14 640c30-24 80-24 120-8z"
          fill="var(--color-dune-shade)"
          opacity="0.7"
        />
      </g>
      {drawn.map((area) => (
        <Area
          key={area.id}
          area={area}
          isChosen={area.id === chosen}
          onChoose={() => onChoose(area.id)}
          onKeyDown={move}
        />
      ))}
      <path
        aria-hidden
        d={CREEK}
        className="pointer-events-none"
        fill="none"
        stroke="var(--color-sea-light)"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface AreaProps {
  area: DubaiArea & { id: DubaiAreaId };
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Area({ area: { id, name, heroes }, isChosen, onChoose, onKeyDown }: AreaProps) {
  const { fill, text } = shadeFor(heroes);
  const shape = id === 'palm-jumeirah' ? undefined : AREA_SHAPES[id];
  return (
    <g
      role="radio"
      aria-checked={isChosen}
      aria-label={communityTexts.map.area(nameOf(name), formatWhole(heroes))}
      tabIndex={isChosen ? 0 : -1}
      data-area={id}
      onClick={onChoose}
      // Not on entering: what is drawn anew under a mouse at rest is entered too, and would undo the keys.
      onMouseMove={onChoose}
      onKeyDown={onKeyDown}
      className={classNames('cursor-pointer', isChosen ? 'stroke-ink' : 'stroke-surface')}
    >
      {shape ? (
        <>
          <path d={shape.outline} fill={fill} strokeWidth={isChosen ? 4 : 3} strokeLinejoin="round" />
          <MapLabel at={shape.label} name={name} colour={text} />
        </>
      ) : (
        <>
          <PalmShape fill={fill} isChosen={isChosen} />
          <MapLabel at={[296, 188]} name={name} colour="var(--color-ink)" />
        </>
      )}
    </g>
  );
}

/** A name on the map, where the map is large enough to read it; two words stand on two lines. */
function MapLabel({ at: [x, y], name, colour }: { at: readonly [number, number]; name: string; colour: string }) {
  const words = nameOf(name).split(' ');
  return (
    <text
      aria-hidden
      fill={colour}
      stroke="none"
      textAnchor="middle"
      className="pointer-events-none hidden text-[15px] font-semibold lg:block"
    >
      {words.map((word, index) => (
        <tspan key={word} x={x} y={y + 5 + (index - (words.length - 1) / 2) * 17}>
          {word}
        </tspan>
      ))}
    </text>
  );
}
