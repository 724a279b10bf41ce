import { HERO_LEVELS } from '@planet-heroes/contracts/areas/heroes/levels';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { planetPointsTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { LevelArt } from './art/level-art';

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
            <Card className="grid h-full content-start justify-items-center gap-2 text-center">
              <LevelArt metal={METALS[index]!} />
              <Heading level={3}>{nameOf(name)}</Heading>
              <p className="font-display text-2xl font-medium lining-nums">
                {next ? levels.upTo(formatWhole(from), formatWhole(next.from - 1)) : levels.andMore(formatWhole(from))}
              </p>
              <p className="text-sm text-ink-muted">{levels.texts[METALS[index]!]}</p>
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
