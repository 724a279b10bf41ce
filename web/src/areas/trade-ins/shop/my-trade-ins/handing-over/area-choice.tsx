import { AREA_ZONES, type AreaName } from '@planet-heroes/contracts/areas/pickups/areas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { type Ref, useState } from 'react';
import { nameOf } from '../../../../../kernel/i18n/name-of';
import { areaOptions } from '../../../../pickups/area-options';
import { SelectField } from '../../../../../kit/form/select-field';

interface AreaChoiceProps {
  label: string;
  placeholder: string;
  error: string | undefined;
  /** The area that the booked address names. */
  booked: AreaName | undefined;
  /** The form's zone: it follows from the area. */
  value: string;
  onChange: (zoneId: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLSelectElement>;
}

/** Where the phone is, by the names that people use, each of one zone. Elsewhere the zone itself is chosen. */
export function AreaChoice({ booked, value: zoneId, onChange, ...select }: AreaChoiceProps) {
  const [area, setArea] = useState<string | undefined>(booked);
  const options = [
    ...areaOptions(),
    ...DELIVERY_ZONES.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
  ];
  return (
    <SelectField
      {...select}
      name="zoneId"
      options={options}
      value={area !== undefined && zoneOf(area) === zoneId ? area : zoneId}
      onChange={({ target: { value } }) => {
        setArea(value);
        onChange(zoneOf(value));
      }}
    />
  );
}

/** The zone of an area's name; a zone's id is its own. */
function zoneOf(value: string): string {
  return Object.hasOwn(AREA_ZONES, value) ? AREA_ZONES[value as AreaName] : value;
}
