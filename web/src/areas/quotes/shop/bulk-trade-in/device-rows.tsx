import { BULK_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { Button } from '../../../../kit/button';
import { Icon } from '../../../../kit/icon';
import { type BulkFormInput, NEW_ROW } from './bulk-form';
import { DeviceRow } from './device-row';

const text = corporateBulkTexts.rows;

/** The rows of devices: as many as a request may hold, and never none. */
export function DeviceRows() {
  const { control, setFocus, formState } = useFormContext<BulkFormInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'devices' });
  const addButton = useRef<HTMLButtonElement>(null);
  const tooMany = formState.errors.devices?.root
    ?? (formState.errors.devices?.message ? formState.errors.devices : undefined);

  const removeRow = (index: number) => {
    remove(index);
    // The button that was pressed is gone; its neighbour takes the focus.
    if (index > 0) setTimeout(() => setFocus(`devices.${index - 1}.quantity`));
    else addButton.current?.focus();
  };

  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl font-semibold">{text.legend}</legend>
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {fields.map(({ id }, index) => (
          <DeviceRow key={id} index={index} onRemove={fields.length > 1 ? () => removeRow(index) : undefined} />
        ))}
      </ul>
      {tooMany && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {text.tooMany(formatWhole(BULK_LIMITS.devices))}
        </p>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        size="small"
        className="mt-4"
        disabled={fields.length >= BULK_LIMITS.rows}
        onClick={() => append(NEW_ROW, { focusName: `devices.${fields.length}.model` })}
      >
        <Icon name="plus" />
        {text.add}
      </Button>
    </fieldset>
  );
}
