import { AREA_NAMES, type AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { currentLocale } from '../../kernel/i18n/locale';
import { nameOf } from '../../kernel/i18n/name-of';

/** The areas of Dubai as one chooses among them, in the language's order. */
export function areaOptions(): { value: AreaName; label: string }[] {
  return AREA_NAMES.map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()));
}
