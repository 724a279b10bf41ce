import { HERO_LEVELS } from '@planet-heroes/contracts/catalogue/levels';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';

const { upTo, andMore } = messages.planetPoints.levels;

const LEVELS = HERO_LEVELS.map(({ name, from }, index) => {
  const next = HERO_LEVELS[index + 1];
  return { figure: name, label: next ? upTo(formatWhole(from), formatWhole(next.from - 1)) : andMore(formatWhole(from)) };
});

/** Bronze, Silver and Gold, with the points at which each begins (spec document 1, section 9). */
export function HeroLevels() {
  return <FactCards facts={LEVELS} />;
}
