import { AREA_ZONES, type AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { Ref } from 'react';
import { nameOf } from '../../../../../kernel/i18n/name-of';
import { areaOptions } from '../../../../pickups/area-options';
import { SelectField } from '../../../../../kit/form/select-field';

interface AreaChoiceProps {
  label: string;
  placeholder: string;
  /** An area of a zone that is not among those named. */
  elsewhere: (zone: string) => string;
  error: string | undefined;
  /** The area that was chosen, where it is known by name. */
  area: AreaName | undefined;
  /** The form's zone: it follows from the area. */
  value: string;
  onChange: (zoneId: string, area: AreaName | undefined) => void;
  onBlur: () => void;
  ref: Ref<HTMLSelectElement>;
}

/** Where the phone is, by the names that people use, under the zone of each. Elsewhere the zone itself is chosen. */
export function AreaChoice({ area, elsewhere, value: zoneId, onChange, ...select }: AreaChoiceProps) {
  const areas = areaOptions();
  const options = DELIVERY_ZONES.map(({ id, name }) => ({
    label: nameOf(name),
    choices: [
      ...areas.filter(({ value }) => AREA_ZONES[value] === id),
      { value: id, label: elsewhere(nameOf(name)) },
    ],
  }));
  return (
    <SelectField
      {...select}
      name="zoneId"
      options={options}
      value={area && AREA_ZONES[area] === zoneId ? area : zoneId}
      onChange={({ target: { value } }) => {
        const chosen = Object.hasOwn(AREA_ZONES, value) ? (value as AreaName) : undefined;
        onChange(chosen ? AREA_ZONES[chosen] : value, chosen);
      }}
    />
  );
}
