import { type ReactNode, useState } from 'react';
import type { AnswerOf, CallRoute } from '@planet-heroes/contracts/call-by-route';
import { type FormField, FormFields } from './fields';
import { ActionForm, CALLED_OFF, ConfirmDialog, type FormParts, type Question } from './form';
import { Panel } from './page';
import type { Actions } from './use-actions';

interface ConfirmedPanelProps<R extends CallRoute, Body> extends Omit<FormParts<Body>, 'send'> {
  fields: readonly FormField[];
  texts: { title: string; text: string; submit: string; yes: string };
  route: R;
  /** What follows, asked before it is sent. */
  ask: (body: NoInfer<Body>) => Pick<Question, 'title' | 'text'>;
  done: (answer: AnswerOf<R>) => string;
  actions: Actions;
}

/** Asks first: what asks, which resolves with whether the answer was yes, and its window. */
export function useConfirmed() {
  const [asked, setAsked] = useState<{ question: Question; onClose: () => void }>();
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
  return { confirmed, window: asked && <ConfirmDialog {...asked} /> };
}

/** A form for what stays once it is done: it says what follows, and asks, before it is sent. Done, it is empty. */
export function ConfirmedPanel<R extends CallRoute, Body>(
  { texts, route, ask, done, actions, ...parts }: ConfirmedPanelProps<R, Body>,
): ReactNode {
  const { confirmed, window } = useConfirmed();
  return (
    <Panel title={texts.title} wide>
      <ActionForm
        {...parts}
        label={texts.title}
        submit={texts.submit}
        send={async (body) =>
          await confirmed({ ...ask(body), yes: texts.yes })
            ? actions.attempt({ route, values: { body }, isOnce: true, done })
            : CALLED_OFF}
        onDone={(form) => form.reset()}
      >
        <p className="muted">{texts.text}</p>
        <div className="questions">
          <FormFields of={parts.fields} />
        </div>
      </ActionForm>
      {window}
    </Panel>
  );
}
