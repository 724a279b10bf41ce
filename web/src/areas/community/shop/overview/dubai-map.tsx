import { DUBAI_AREAS, type DubaiArea, type DubaiAreaId } from '@planet-heroes/contracts/areas/community/community-hub';
import { type KeyboardEvent, useRef } from 'react';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { Dhow } from '../../../../kit/art/dhow';
import { classNames } from '../../../../kit/class-names';
import { nextArea, shadeFor } from './map-areas';

/** The map's own box: a stylised Dubai with the sea above and the desert below. */
const MAP_BOX = '0 60 1000 570';

/** Land, from the coast down. */
const LAND =
  'M-14 357L36 353L87 344L137 342L188 336L238 326L288 321L339 312L389 306L440 292L490 280L540 269L591 257L641 241L692 225L742 215L792 198L843 178L893 164L944 150L1014 126V640H-14z';

/** Dubai Creek, from its mouth to Ras Al Khor. */
const CREEK = 'M766 186C770 220 792 240 796 276C798 308 772 322 758 346C750 360 750 368 748 376';

/** The outline of every area on land; the Palm is drawn as what it is. */
const AREA_SHAPES: Readonly<Record<Exclude<DubaiAreaId, 'palm-jumeirah'>, AreaShape>> = {
  'jebel-ali': { label: [155, 406], outline: 'M58 352L139 339L229 333L243 419L253 463L162 470L83 485z' },
  'dubai-marina': { label: [303, 364], outline: 'M229 333L301 320L364 311L378 395L243 419z' },
  'umm-suqeim': { label: [441, 338], outline: 'M364 311L436 293L499 279L518 368L378 395z' },
  jumeirah: { label: [585, 303], outline: 'M499 279L571 261L652 239L674 322L518 368z' },
  'bur-dubai': { label: [726, 268], outline: 'M652 239L706 222L765 206L797 280L787 311L674 322z' },
  deira: { label: [864, 218], outline: 'M765 206L850 176L931 151L956 241L865 262L797 280z' },
  'lake-towers': { label: [320, 445], outline: 'M243 419L378 395L400 468L258 498L253 463z' },
  'al-barsha': { label: [460, 420], outline: 'M378 395L518 368L540 449L400 468z' },
  downtown: { label: [642, 377], outline: 'M518 368L674 322L787 311L754 369L677 420L540 449z' },
  garhoud: { label: [867, 312], outline: 'M797 280L865 262L956 241L964 320L850 372L754 369L787 311z' },
  'dubai-south': { label: [180, 535], outline: 'M83 485L162 470L253 463L258 498L276 589L181 604L103 601z' },
  'jumeirah-village': { label: [343, 527], outline: 'M258 498L400 468L440 548L276 589z' },
  'dubai-hills': { label: [492, 496], outline: 'M400 468L540 449L591 516L440 548z' },
  'silicon-oasis': { label: [678, 453], outline: 'M540 449L677 420L754 369L799 467L591 516z' },
  mirdif: { label: [876, 398], outline: 'M754 369L850 372L964 320L983 415L799 467z' },
};

const FRONDS = [-62, -40, -20, 20, 40, 62];

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
      // Not on `mouseenter`: an element rendered under a resting mouse fires it too, and would undo keyboard moves.
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

/** Palm Jumeirah off the Marina: trunk, fronds and the crescent around them. */
function PalmShape({ fill, isChosen }: { fill: string; isChosen: boolean }) {
  const edge = isChosen ? 4 : 3;
  return (
    <g transform="translate(296 268) rotate(-8)" fill="none" strokeLinecap="round">
      <circle r="54" fill="transparent" stroke="none" />
      {[edge * 2, 0].map((extra) => (
        <g key={extra} stroke={extra ? undefined : fill}>
          <path d="M0 48V-22" strokeWidth={9 + extra} />
          {FRONDS.map((angle) => (
            <path
              key={angle}
              d="M0 0c4-12 6-22 4-34"
              transform={`translate(0 ${Math.abs(angle) / 3 - 12}) rotate(${angle}) scale(${Math.sign(angle)} 1)`}
              strokeWidth={6 + extra}
            />
          ))}
          <path d="M-46 22A52 52 0 1 1 46 22" strokeWidth={7 + extra} />
        </g>
      ))}
    </g>
  );
}

interface AreaShape {
  /** Where the name stands. */
  label: readonly [x: number, y: number];
  outline: string;
}
