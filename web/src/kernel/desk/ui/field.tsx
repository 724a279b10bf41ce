import { type ComponentProps, type ReactNode, useId } from 'react';

type Given<T extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<T>, 'id' | 'className'> & {
  label: string;
  hint?: string | undefined;
};

export function TextField({ label, hint, ...input }: Given<'input'>) {
  return <Labelled label={label} hint={hint}>{(given) => <input type="text" {...input} {...given} />}</Labelled>;
}

export function FileField({ label, hint, ...input }: Given<'input'>) {
  return <Labelled label={label} hint={hint}>{(given) => <input type="file" {...input} {...given} />}</Labelled>;
}

export function SelectField({ label, hint, ...select }: Given<'select'>) {
  return <Labelled label={label} hint={hint}>{(given) => <select {...select} {...given} />}</Labelled>;
}

export function AreaField({ label, hint, ...area }: Given<'textarea'>) {
  return <Labelled label={label} hint={hint}>{(given) => <textarea rows={3} {...area} {...given} />}</Labelled>;
}

interface LabelledProps {
  label: string;
  hint: string | undefined;
  children: (given: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A field below its label, and what is to be known of it below that. */
function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hint && `${id}hint` })}
      {hint && <p id={`${id}hint`} className="muted">{hint}</p>}
    </div>
  );
}
