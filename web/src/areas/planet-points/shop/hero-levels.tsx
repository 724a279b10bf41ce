import { HERO_LEVELS } from '@planet-heroes/contracts/areas/heroes/levels';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';

const STARS = { bronze: [48], silver: [34, 62], gold: [24, 48, 72] } as const;

const COLOURS = { bronze: 'var(--color-bronze)', silver: 'var(--color-silver)', gold: 'var(--color-gold)' } as const;

/** How high the water stands in the drop. */
const TIDES = { bronze: 74, silver: 60, gold: 44 } as const;

const METALS = ['bronze', 'silver', 'gold'] as const;

/** Bronze, Silver and Gold, with the points at which each begins (spec document 1, section 9). */
export function HeroLevels() {
  const { levels } = planetPointsTexts;
  return (
    <ol role="list" className="grid gap-4 sm:grid-cols-3">
      {HERO_LEVELS.map(({ name, from }, index) => {
        const next = HERO_LEVELS[index + 1];
        return (
          <li key={name}>
            <Card className="flex h-full items-center gap-5 sm:flex-col sm:gap-2 sm:text-center">
              <LevelArt metal={METALS[index]!} />
              <div className="grid gap-1 sm:gap-2">
                <Heading level={3}>{nameOf(name)}</Heading>
                <p className="font-display text-2xl font-medium lining-nums">
                  {next
                    ? levels.upTo(formatWhole(from), formatWhole(next.from - 1))
                    : levels.andMore(formatWhole(from))}
                </p>
                <p className="text-sm text-ink-muted">{levels.texts[METALS[index]!]}</p>
              </div>
            </Card>
          </li>
        );
      })}
    </ol>
  );
}

/** A drop of the level's metal that fills from level to level, with one star, two or three above it. */
function LevelArt({ metal }: { metal: keyof typeof STARS }) {
  const colour = COLOURS[metal];
  const clip = `level-drop-${metal}`;
  const tide = TIDES[metal];
  return (
    <svg aria-hidden viewBox="0 0 96 124" className="h-24 w-auto shrink-0 sm:h-32" fill="none">
      {STARS[metal].map((x) => (
        <path
          key={x}
          fill={colour}
          transform={`translate(${x} 11)`}
          d="M0-9l2.6 5.6 6.2.8-4.6 4.2 1.2 6.2L0 4.8l-5.4 3 1.2-6.2-4.6-4.2 6.2-.8z"
        />
      ))}
      <g transform="translate(0 24)">
        <clipPath id={clip}>
          <path d="M48 4c20 22 32 37 32 55a32 32 0 0 1-64 0C16 41 28 26 48 4" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path fill="var(--color-sky)" d="M0 0h96v100H0z" />
          <path fill={colour} opacity="0.85" d={`M0 ${tide}c12 0 12-6 24-6s12 6 24 6 12-6 24-6 12 6 24 6v60H0z`} />
        </g>
        <path stroke={colour} strokeWidth="4" d="M48 4c20 22 32 37 32 55a32 32 0 0 1-64 0C16 41 28 26 48 4" />
      </g>
    </svg>
  );
}
