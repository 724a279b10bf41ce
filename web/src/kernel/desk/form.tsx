import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { TextAreaField } from '../../kit/form/text-area-field';
import { TextField } from '../../kit/form/text-field';
import { type FieldFault, oneLine } from './given-fields';
import { MESSAGES } from './messages';

/** The operator cancelled the confirmation of a form. */
const CALLED_OFF = Symbol('called off');

/** Sends what a form holds. Resolves with why it was not done; undefined where it was. */
type Submit = (form: FormData) => Promise<string | FieldFault | typeof CALLED_OFF | undefined>;

const FIELDS = 'input:not([type=radio], [type=hidden]), textarea';

/** One sending at a time; where it was not done, the field that is wrong takes the focus, or the first one. */
export function useForm(onSubmit: Submit, onDone: () => void) {
  const problemId = useId();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    // The same words again are announced again.
    setProblem(undefined);
    const found = await onSubmit(new FormData(form)).finally(() => setBusy(false));
    if (found === CALLED_OFF) return;
    const isField = typeof found === 'object';
    setProblem(isField ? found.text : found);
    if (found === undefined) onDone();
    else form.querySelector<HTMLElement>(isField ? `[name="${found.field}"]` : FIELDS)?.focus();
  }

  return {
    problem,
    problemId,
    busy,
    form: {
      className: 'form',
      noValidate: true,
      'aria-describedby': problemId,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      },
    },
  };
}

/** Why something was not done, announced when it appears. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return <p id={id} className="problem" role="alert">{children}</p>;
}

interface ActionFormProps {
  /** Its name. */
  label?: string;
  submit: string;
  variant?: 'primary' | 'secondary';
  onSubmit: Submit;
  onDone?: ((form: HTMLFormElement) => void) | undefined;
  /** What else can be pressed beside. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A form with its button, and why it was not done. */
export function ActionForm({ label, submit, variant, onSubmit, onDone, aside, children }: ActionFormProps) {
  const fields = useRef<HTMLFormElement>(null);
  const { form, problem, problemId, busy } = useForm(onSubmit, () => onDone?.(fields.current!));
  return (
    <form ref={fields} {...form} aria-label={label}>
      {children}
      <Problem id={problemId}>{problem}</Problem>
      <div className="row-buttons">
        <Button type="submit" variant={variant} size="small" busy={busy}>
          {busy ? MESSAGES.forms.busy : submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** What is asked before something is done. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  onYes: () => void;
}

/** Asks, and does it on a yes. Escape and Cancel say no. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={question.title}
      description={question.text}
      width="small"
      focusFirst={() => cancel.current}
    >
      <div className="dialog-buttons">
        <Button ref={cancel} variant="secondary" size="small" onClick={onClose}>{MESSAGES.confirm.cancel}</Button>
        <Button
          size="small"
          onClick={() => {
            question.onYes();
            onClose();
          }}
        >
          {question.yes}
        </Button>
      </div>
    </Dialog>
  );
}

interface FormDialogProps {
  title: string;
  text: string;
  submit: string;
  onSubmit: Submit;
  /** It has been done, and the window is closed. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for what an action needs, and stays until it is done: why it was refused is said in it. */
export function FormDialog({ title, text, submit, onSubmit, onDone, onClose, children }: FormDialogProps) {
  const fields = useRef<HTMLFormElement>(null);
  const { form, problem, problemId, busy } = useForm(onSubmit, () => {
    // A window that is still there would take the focus back.
    flushSync(onClose);
    onDone?.();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      width="small"
      isForm
      focusFirst={() => fields.current!.querySelector(`${FIELDS}, select, button`)}
    >
      <form ref={fields} {...form}>
        {children}
        <Problem id={problemId}>{problem}</Problem>
        <div className="dialog-buttons">
          <Button variant="secondary" size="small" onClick={onClose}>{MESSAGES.confirm.cancel}</Button>
          <Button type="submit" size="small" busy={busy}>{submit}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FormButtonProps extends Omit<FormDialogProps, 'onClose'> {
  label: string;
  /** A fuller name where several buttons read the same. */
  name?: string;
}

/** A button that asks in a dialog before anything is done. */
export function FormButton({ label, name, ...dialog }: FormButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="row-buttons">
      <Button variant="secondary" size="small" aria-label={name} onClick={() => setAsked(true)}>{label}</Button>
      {isAsked && <FormDialog {...dialog} onClose={() => setAsked(false)} />}
    </div>
  );
}

interface ReasonButtonProps {
  texts: {
    button: string;
    title: string;
    text: string;
    yes: string;
    reason: string;
    hint?: string;
    /** Said where no reason was given. */
    empty: string;
  };
  maxLength: number;
  /** Whether there is room for more than a line. */
  isLong?: boolean;
  /** Does it for the reason that was given; what went wrong, where it was not done. */
  submit: (reason: string) => Promise<string | undefined>;
  onDone: () => void;
}

/** A button that asks why before it does what cannot be undone. */
export function ReasonButton({ texts, maxLength, isLong = false, submit, onDone }: ReasonButtonProps) {
  const field = { label: texts.reason, hint: texts.hint, name: 'reason', required: true, maxLength };
  return (
    <FormButton
      label={texts.button}
      title={texts.title}
      text={texts.text}
      submit={texts.yes}
      onSubmit={async (given) => {
        const reason = oneLine(given.get('reason'));
        return reason === '' ? texts.empty : submit(reason);
      }}
      onDone={onDone}
    >
      {isLong ? <TextAreaField {...field} rows={3} /> : <TextField {...field} autoComplete="off" />}
    </FormButton>
  );
}

interface ConfirmedFormProps<Body> {
  label: string;
  submit: string;
  /** What the form holds, and the first field that is wrong. */
  read: (form: FormData) => { body: Body; fault: FieldFault | undefined };
  /** What follows, asked before it is sent. */
  ask: (body: Body) => Omit<Question, 'onYes'>;
  /** Resolves with why it was not done. */
  send: (body: Body) => Promise<string | undefined>;
  children: ReactNode;
}

/** A form for what stays once it is done: it says what follows, and asks, before it is sent. Done, it is empty. */
export function ConfirmedForm<Body>({ label, submit, read, ask, send, children }: ConfirmedFormProps<Body>) {
  const [asked, setAsked] = useState<{ question: Question; onClose: () => void }>();

  /** Resolves with whether the answer was yes. */
  const confirmed = (question: Omit<Question, 'onYes'>) =>
    new Promise<boolean>((resolve) =>
      setAsked({
        question: { ...question, onYes: () => resolve(true) },
        onClose: () => {
          setAsked(undefined);
          resolve(false);
        },
      }),
    );

  return (
    <>
      <ActionForm
        label={label}
        submit={submit}
        onSubmit={async (given) => {
          const { body, fault } = read(given);
          if (fault) return fault;
          return (await confirmed(ask(body))) ? send(body) : CALLED_OFF;
        }}
        onDone={(form) => form.reset()}
      >
        {children}
      </ActionForm>
      {asked && <ConfirmDialog {...asked} />}
    </>
  );
}
