import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DANGER } from '../../kit/ask-first';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { checkBody, type Faults, type Given, type LoadSchema, readFields } from './check-form';
import { FaultsContext, type FormField, FormFields } from './fields';
import { MESSAGES } from './messages';

/** The operator cancelled the confirmation of a form. */
export const CALLED_OFF = Symbol('called off');

/** Why it was not done; undefined where it was. */
type Outcome = string | typeof CALLED_OFF | undefined;

/** What a form asks for, how that is checked, and where it goes. */
export interface FormParts<Body> {
  fields?: readonly FormField[];
  schema?: LoadSchema<Body>;
  /** The body of the call, where it is not just what the fields hold; a text says why there is none. */
  toBody?: ((given: Given, form: FormData) => unknown) | undefined;
  send: (body: NoInfer<Body>, form: FormData) => Promise<Outcome>;
}

const FIELDS = 'input:not([type=radio], [type=hidden]), textarea';
const UNANSWERED = 'fieldset:not(:has(:checked)) input[type=radio]';
const NO_FIELDS: readonly FormField[] = [];

/** Loads a schema early: by the time that the form is sent, a new release may have replaced its script. */
function useLoaded(schema: LoadSchema<unknown> | undefined): void {
  useEffect(() => void schema?.().catch(() => undefined), [schema]);
}

/** One sending at a time; where it was not done, the first field that is wrong takes the focus, or the first of all. */
export function useForm<Body>(
  { fields = NO_FIELDS, schema, toBody, send }: FormParts<Body>,
  onDone: () => void = () => undefined,
) {
  const problemId = useId();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  useLoaded(schema);

  async function checkAndSend(data: FormData): Promise<Faults | Outcome> {
    const given = readFields(data, fields);
    const body = toBody ? await toBody(given, data) : given;
    if (typeof body === 'string') return body;
    if (!schema) return send(body as Body, data);
    const loaded = await schema().catch(() => undefined);
    if (!loaded) return MESSAGES.forms.notLoaded;
    const checked = checkBody(loaded, fields, given, body);
    return checked.faults ?? send(checked.body, data);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    // The same words again are announced again.
    setFaults({});
    const found = await checkAndSend(new FormData(form)).finally(() => setBusy(false));
    if (found === CALLED_OFF) return;
    if (found === undefined) return onDone();
    const wrong = typeof found === 'string' ? { '': found } : found;
    // A field is described by its error when it takes the focus.
    flushSync(() => setFaults(wrong));
    const first = fields.find(({ name }) => name in wrong);
    const wanted = first ? [`[name="${first.name}"]`] : [UNANSWERED, FIELDS];
    wanted.map((place) => form.querySelector<HTMLElement>(place)).find((place) => place !== null)?.focus();
  }

  const problem = faults[''];
  return {
    problem,
    faults,
    problemId,
    busy,
    form: {
      className: 'form',
      noValidate: true,
      'aria-describedby': problemId,
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const { name = '' } = target as Partial<HTMLInputElement>;
        // What was wrong with the whole is over, too, once something of it changes.
        if (faults[name] || problem) setFaults(({ [name]: _mended, '': _problem, ...others }) => others);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
    },
  };
}

/** Why something was not done, announced when it appears. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return <p id={id} className="problem" role="alert">{children}</p>;
}

interface ActionFormProps<Body> extends FormParts<Body> {
  /** Its name. */
  label?: string;
  submit: string;
  variant?: 'primary' | 'secondary';
  onDone?: ((form: HTMLFormElement) => void) | undefined;
  /** What else can be pressed beside. */
  aside?: ReactNode;
  /** The form, where it is more than its fields. */
  children?: ReactNode;
}

/** A form with its button, and why it was not done. */
export function ActionForm<Body>(
  { label, submit, variant, onDone, aside, children, ...parts }: ActionFormProps<Body>,
) {
  const element = useRef<HTMLFormElement>(null);
  const { form, faults, problem, problemId, busy } = useForm(parts, () => onDone?.(element.current!));
  return (
    <FaultsContext value={faults}>
      <form ref={element} {...form} aria-label={label}>
        {children ?? <FormFields of={parts.fields ?? NO_FIELDS} />}
        <Problem id={problemId}>{problem}</Problem>
        <div className="row-buttons">
          <Button type="submit" variant={variant} size="small" busy={busy}>
            {busy ? MESSAGES.forms.busy : submit}
          </Button>
          {aside}
        </div>
      </form>
    </FaultsContext>
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

interface FormDialogProps<Body> extends FormParts<Body> {
  texts: { title: string; text: string; yes: string; no?: string };
  /** What is not its main purpose, or does harm. */
  tone?: 'quiet' | 'danger';
  /** What it asks about has changed since it was opened: it can only be closed, to see what there is now. */
  isStale?: boolean;
  /** It has been done, and the window is closed. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for what an action needs, and stays until it is done: why it was refused is said in it. */
export function FormDialog<Body>(
  { texts, tone, isStale = false, onDone, onClose, children, ...parts }: FormDialogProps<Body>,
) {
  const element = useRef<HTMLFormElement>(null);
  const { form, faults, problem, problemId, busy } = useForm(parts, () => {
    // A window that is still there would take the focus back.
    flushSync(onClose);
    onDone?.();
  });
  const hasChanged = isStale && problem !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={texts.text}
      width="small"
      isForm
      focusFirst={() => element.current!.querySelector(`${FIELDS}, select, button`)}
    >
      <FaultsContext value={faults}>
        <form ref={element} {...form}>
          {children ?? <FormFields of={parts.fields ?? NO_FIELDS} />}
          <Problem id={problemId}>{hasChanged ? `${MESSAGES.forms.changed} ${problem}` : problem}</Problem>
          <div className="dialog-buttons">
            {!hasChanged && (
              <Button variant="secondary" size="small" onClick={onClose}>{texts.no ?? MESSAGES.confirm.cancel}</Button>
            )}
            {/* The same button: it keeps the focus. */}
            <Button
              type={hasChanged ? 'button' : 'submit'}
              variant={tone && !hasChanged ? 'secondary' : 'primary'}
              className={tone === 'danger' && !hasChanged ? DANGER : undefined}
              size="small"
              busy={busy}
              onClick={hasChanged ? onClose : undefined}
            >
              {hasChanged ? MESSAGES.forms.reload : texts.yes}
            </Button>
          </div>
        </form>
      </FaultsContext>
    </Dialog>
  );
}

interface FormButtonProps<Body> extends Omit<FormDialogProps<Body>, 'onClose'> {
  texts: FormDialogProps<Body>['texts'] & { button: string };
  /** A fuller name where several buttons read the same. */
  name?: string;
}

/** A button that asks in a dialog before anything is done. */
export function FormButton<Body>({ name, ...dialog }: FormButtonProps<Body>) {
  const [isAsked, setAsked] = useState(false);
  useLoaded(dialog.schema);
  return (
    <div className="row-buttons">
      <Button variant="secondary" size="small" aria-label={name} onClick={() => setAsked(true)}>
        {dialog.texts.button}
      </Button>
      {isAsked && <FormDialog {...dialog} onClose={() => setAsked(false)} />}
    </div>
  );
}
