import { type ComponentProps, useState } from 'react';
import { ActionButton } from './action-button';
import { FormDialog } from './form-dialog';

interface FormButtonProps extends Omit<ComponentProps<typeof FormDialog>, 'onClose'> {
  label: string;
  /** A fuller name where several buttons read the same. */
  name?: string;
}

/** A button that asks in a dialog before anything is done. */
export function FormButton({ label, name, ...dialog }: FormButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className="row-buttons">
        <ActionButton {...(name !== undefined && { name })} onPress={() => setAsked(true)}>{label}</ActionButton>
      </div>
      {isAsked && <FormDialog {...dialog} onClose={() => setAsked(false)} />}
    </>
  );
}
