import { BULK_CONDITIONS, BULK_LIMITS, BULK_MODELS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { BulkRow } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { Button } from '../../../../kit/button';
import { Icon } from '../../../../kit/icon';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { SelectField } from '../../../../kit/form/select-field';
import { TextField } from '../../../../kit/form/text-field';
import { asWhole, wholeTyping } from '../../../../kit/form/typed-number';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { corporateBulkTexts } from '../../../corporate/texts-bulk.en';
import { fieldError } from '../../../corporate/format';
import { formatAmount } from '../../../../kernel/i18n/format-money';
import { type BulkFormInput, estimateRows, isCountable, NEW_ROW } from './bulk-form';

const text = corporateBulkTexts.rows;

const MODELS = BULK_MODELS.map(({ model, label }) => ({ value: model, label }));
const CONDITIONS = BULK_CONDITIONS.map(({ condition, label }) => ({
  value: condition,
  get label() {
    return nameOf(label);
  },
}));

/** One row: what, in which state, how many, and what they are worth together before any bonus. */
function DeviceRow({ index, onRemove }: { index: number; onRemove?: (() => void) | undefined }) {
  const { control, register, formState } = useFormContext<BulkFormInput>();
  const row = useWatch({ control, name: `devices.${index}` }) as BulkRow | undefined;
  const error = fieldError(formState.errors.devices?.[index]?.quantity, 'quantity');
  return (
    <li className="rounded-md border border-line p-3 pb-1 sm:p-4">
      <div
        role="group"
        aria-label={text.row(index + 1)}
        className="grid grid-cols-[minmax(0,1fr)_3.5rem_2.75rem] items-start gap-x-3 gap-y-1.5 max-sm:[&_:is(input,select)]:min-h-11 max-sm:[&_:is(input,select)]:py-2 sm:grid-cols-2 sm:gap-y-4 xl:grid-cols-[1.35fr_1fr_6.5rem_1.1fr_auto]"
      >
        <SelectField
          label={text.model}
          options={MODELS}
          className="max-sm:col-span-3"
          {...register(`devices.${index}.model`)}
        />
        <SelectField label={text.condition} options={CONDITIONS} {...register(`devices.${index}.condition`)} />
        <TextField
          label={text.quantity}
          className="max-sm:col-span-2"
          {...wholeTyping}
          error={error}
          {...register(`devices.${index}.quantity`, asWhole)}
        />
        <TextField
          label={text.estimatedValue}
          className="max-sm:col-span-2 max-sm:flex-row max-sm:items-center max-sm:whitespace-nowrap max-sm:[&_input]:border-0 max-sm:[&_input]:bg-transparent! max-sm:[&_input]:p-0"
          readOnly
          tabIndex={-1}
          value={row && isCountable(row) ? formatAmount(estimateRows([row]).subtotal) : '–'}
        />
        <button
          type="button"
          disabled={!onRemove}
          onClick={onRemove}
          className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md text-sm font-semibold text-ink-muted transition-colors hover:bg-danger-soft hover:text-danger disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent disabled:hover:text-ink-muted sm:col-span-2 sm:min-h-12 sm:px-3 xl:col-span-1 xl:mt-[1.9rem]"
        >
          <Icon name="trash" className="size-5" />
          <span className="max-sm:sr-only xl:sr-only">{text.remove}</span>
          <VisuallyHidden>{text.ofRow(index + 1)}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

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
