import { type ReactNode, useRef, useState } from 'react';
import { MESSAGES } from '../messages';
import { newRequestKey } from '../api/request-key';
import { ConfirmDialog, type Question } from './confirm-dialog';
import type { FieldFault } from './given-fields';
import { CALLED_OFF, Problem, useForm } from './use-form';

interface ConfirmedFormProps<Body> {
  label: string;
  submit: string;
  /** What the form holds, and the first field that is wrong. */
  read: (form: FormData) => { body: Body; fault: FieldFault | undefined };
  /** What follows, asked before it is sent. */
  ask: (body: Body) => Omit<Question, 'onYes'>;
  /** Resolves with why it was not done. The same again has the same key. */
  send: (body: Body, idempotencyKey: string) => Promise<string | undefined>;
  children: ReactNode;
}

/** A form for what stays once it is done: it says what follows, and asks, before it is sent. Done, it is empty. */
export function ConfirmedForm<Body>({ label, submit, read, ask, send, children }: ConfirmedFormProps<Body>) {
  const fields = useRef<HTMLFormElement>(null);
  const requestKey = useRef(newRequestKey());
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

  const { form, problem, problemId, busy } = useForm(async (given) => {
    const { body, fault } = read(given);
    if (fault) return fault;
    if (!(await confirmed(ask(body)))) return CALLED_OFF;
    return send(body, requestKey.current(body));
  }, () => {
    requestKey.current = newRequestKey();
    fields.current!.reset();
  });

  return (
    <>
      <form ref={fields} {...form} aria-label={label}>
        {children}
        <Problem id={problemId}>{problem}</Problem>
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>
          {busy ? MESSAGES.forms.busy : submit}
        </button>
      </form>
      {asked && <ConfirmDialog {...asked} />}
    </>
  );
}
