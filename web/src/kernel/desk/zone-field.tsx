import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { SelectField } from '../../kit/form/select-field';

interface ZoneFieldProps {
  label: string;
  hint?: string;
  name: string;
  /** What choosing none is called; without it one must be chosen. */
  none?: string;
  /** What stands for a zone: its id, unless the contract wants its name. */
  by?: 'id' | 'name';
}

/** One of the delivery zones. */
export function ZoneField({ none, by = 'id', ...field }: ZoneFieldProps) {
  return (
    <SelectField
      {...field}
      {...(none !== undefined && { placeholder: none })}
      options={DELIVERY_ZONES.map((zone) => ({ value: zone[by], label: zone.name }))}
    />
  );
}
