import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../../shared/api/ask';
import { messages } from '../../../shared/messages/messages';
import { Button } from '../../../shared/ui/button';
import { Heading } from '../../../shared/ui/heading';
import { toast } from '../../../shared/ui/toast/toast';
import { actAs } from './act-as';
import { closeJoining } from './joining-store';
import { toastFailure } from './toast-failure';

/** Leaving for good, asked twice. */
export function LeaveHero() {
  const { leave: text } = messages.joining.data;
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'idle' | 'asking' | 'leaving'>('idle');
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);

  // The button that was pressed makes room for others: focus goes on to the harmless one, and back again.
  useEffect(() => {
    if (step === 'asking') {
      wasAsked.current = true;
      keep.current?.focus();
    } else if (step === 'idle' && wasAsked.current) first.current?.focus();
  }, [step]);

  const goForGood = async (): Promise<void> => {
    if (step === 'leaving') return;
    setStep('leaving');
    try {
      await ask(HEROES_ROUTES.removeMe);
      closeJoining();
      actAs(queryClient, undefined);
      toast({ title: text.done, description: text.doneDescription });
    } catch (error) {
      setStep('asking');
      toastFailure(error);
    }
  };

  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-6">
      <Heading level={3}>{text.title}</Heading>
      <p className="text-sm text-ink-muted">{text.description}</p>
      {step === 'idle' ? (
        <Button ref={first} variant="secondary" onClick={() => setStep('asking')}>
          {text.start}
        </Button>
      ) : (
        <div role="group" aria-label={text.question} className="grid gap-3 rounded-md bg-danger-soft p-4">
          <p className="font-semibold">{text.question}</p>
          <div className="flex flex-wrap gap-3">
            <Button ref={keep} aria-disabled={step === 'leaving' || undefined} onClick={() => step === 'asking' && setStep('idle')}>
              {text.keep}
            </Button>
            <Button variant="secondary" aria-busy={step === 'leaving' || undefined} onClick={goForGood}>
              {step === 'leaving' ? text.busy : text.confirm}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
