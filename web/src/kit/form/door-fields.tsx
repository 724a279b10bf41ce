import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

type DoorField = 'address' | 'contact' | 'phone';
type DoorTexts = Readonly<Record<DoorField | 'addressHint', string>> & { wrong: Readonly<Record<DoorField, string>> };

interface DoorFieldsProps {
  text: DoorTexts;
  errors: Readonly<Partial<Record<DoorField, unknown>>>;
  register: (name: DoorField) => UseFormRegisterReturn;
}

/** A door: where it is, and who opens it. */
export function DoorFields({ text, errors, register }: DoorFieldsProps) {
  const fault = (name: DoorField) => (errors[name] ? text.wrong[name] : undefined);
  return (
    <>
      <TextAreaField
        label={text.address}
        hint={text.addressHint}
        rows={2}
        autoComplete="street-address"
        error={fault('address')}
        {...register('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={text.contact} autoComplete="name" error={fault('contact')} {...register('contact')} />
        <TextField label={text.phone} type="tel" autoComplete="tel" error={fault('phone')} {...register('phone')} />
      </div>
    </>
  );
}
