import { type ComponentProps, useState } from 'react';
import { ActionButton } from './action-button';
import { FormDialog } from './form-dialog';

/** A button that asks in a dialog before anything is done. */
export function FormButton({ label, ...dialog }: { label: string } & Omit<ComponentProps<typeof FormDialog>, 'onClose'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className="row-buttons"><ActionButton onPress={() => setAsked(true)}>{label}</ActionButton></div>
      {isAsked && <FormDialog {...dialog} onClose={() => setAsked(false)} />}
    </>
  );
}
