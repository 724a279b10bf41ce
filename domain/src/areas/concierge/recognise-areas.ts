import { AREA_NAMES, type AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { wordsOf } from './normalise.js';
import { areaNames } from './texts.ar.js';

/** Other names of areas, and places that only sound like one: those have no area. */
const OTHER_NAMES: readonly (readonly [string, AreaName | undefined])[] = [
  ['jumeirah lake towers', 'Lake Towers'], ['jlt', 'Lake Towers'], ['أبراج بحيرات جميرا', 'Lake Towers'],
  ['jumeirah beach residence', undefined], ['jumeirah golf', undefined], ['jumeirah park', undefined],
  ['jvc', 'Jumeirah Village'], ['marina', 'Dubai Marina'], ['مارينا', 'Dubai Marina'], ['برشا', 'Al Barsha'],
  ['jumeira', 'Jumeirah'], ['جميرة', 'Jumeirah'], ['mirdiff', 'Mirdif'],
];
/** Longer names stand before those that they contain. */
const NAMES = [...AREA_NAMES.flatMap((name) => [[name, name], [areaNames[name], name]] as const), ...OTHER_NAMES]
  .map(([name, area]) => [textOf(wordsOf(name)), area] as const)
  .toSorted(([one], [other]) => other.length - one.length);

/** The areas of Dubai that a message names, in either language. */
export function recogniseAreas(words: readonly string[]): AreaName[] {
  let text = textOf(words);
  const found = NAMES.map(([name, area]) => {
    if (!text.includes(name)) return undefined;
    text = text.replaceAll(name, ' ; ');
    return area;
  });
  return [...new Set(found.filter((area) => area !== undefined))];
}

/** Words between spaces, without the article, which many leave out, and “to” of Arabic. */
function textOf(words: readonly string[]): string {
  return ` ${words.filter((word) => word !== 'al').map((word) => word.replace(/^ل(?=\p{L}{3})/u, '')).join(' ')} `;
}
