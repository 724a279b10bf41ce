import { type ComponentProps, createContext, use, useId } from 'react';
import { CheckField } from '../../kit/form/check-field';
import { SelectField } from '../../kit/form/select-field';
import { TextAreaField } from '../../kit/form/text-area-field';
import { TextField } from '../../kit/form/text-field';
import type { CheckedField, Faults } from './check-form';

type InputProps = ComponentProps<'input'>;
type Typing = 'defaultValue' | 'min' | 'max' | 'lang' | 'dir' | 'list' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize';

/** A field of a form, by its name in the body of the call. */
export interface FormField<Name extends string = string> extends CheckedField, Pick<InputProps, Typing> {
  name: Name;
  label: string;
  hint?: string | undefined;
  /** One of these is chosen; of a `set`, any. */
  options?: readonly { value: string; label: string; hint?: string }[];
  /** What choosing none of them is called. */
  none?: string;
}

/** What is wrong with the fields of the form around. */
export const FaultsContext = createContext<Faults>({});

/** How texts of a kind are typed. */
const INPUTS: Partial<Record<NonNullable<FormField['as']>, InputProps>> = {
  email: { type: 'email' },
  url: { type: 'url' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  whole: { inputMode: 'numeric' },
  fils: { inputMode: 'decimal' },
  ahead: { type: 'datetime-local' },
};

/** Fields of a form, one after the other. */
export function FormFields({ of }: { of: readonly FormField[] }) {
  return of.map((field) => <OneField key={field.name} field={field} />);
}

function OneField({ field: { as = 'text', optional = false, options, none, list, ...field } }: { field: FormField }) {
  const error = use(FaultsContext)[field.name];
  const control = { ...field, error, required: !optional };
  if (as === 'check') return <CheckField label={field.label} name={field.name} />;
  if (as === 'set') return <SetField field={field} options={options!} error={error} />;
  if (options) return <SelectField {...control} options={options} {...(none !== undefined && { placeholder: none })} />;
  if (as === 'long' || as === 'lines') return <TextAreaField {...control} />;
  return <TextField autoComplete="off" list={list} {...INPUTS[as]} {...control} />;
}

interface SetFieldProps {
  field: Pick<FormField, 'name' | 'label' | 'defaultValue'>;
  options: NonNullable<FormField['options']>;
  error: string | undefined;
}

/** Any of a few, each with what is to be known of it. */
function SetField({ field: { name, label, defaultValue }, options, error }: SetFieldProps) {
  const errorId = useId();
  return (
    <fieldset className="choices" aria-describedby={errorId}>
      <legend>{label}</legend>
      {options.map(({ value, ...option }) => (
        <CheckField
          key={value}
          {...option}
          name={name}
          value={value}
          defaultChecked={Array.isArray(defaultValue) && defaultValue.includes(value)}
        />
      ))}
      <p id={errorId} className="problem">{error}</p>
    </fieldset>
  );
}
