import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../shared/api/ask';
import { actAs } from '../../../shared/hero/act-as';
import { closeJoining } from '../../../shared/hero/joining-store';
import { messages } from '../../../shared/messages/messages';
import { AskFirst } from '../../../shared/ui/ask-first';
import { Heading } from '../../../shared/ui/heading';
import { toast } from '../../../shared/ui/toast/toast';
import { toastFailure } from '../../../shared/ui/toast/toast-failure';

/** Leaving for good, asked twice. */
export function LeaveHero() {
  const { leave: text } = messages.joining.data;
  const queryClient = useQueryClient();

  const goForGood = async (): Promise<boolean> => {
    try {
      await ask(HEROES_ROUTES.removeMe);
      closeJoining();
      actAs(queryClient, undefined);
      toast({ title: text.done, description: text.doneDescription });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    }
  };

  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-6">
      <Heading level={3}>{text.title}</Heading>
      <p className="text-sm text-ink-muted">{text.description}</p>
      <AskFirst
        start={text.start}
        question={text.question}
        keep={text.keep}
        confirm={text.confirm}
        busy={text.busy}
        onConfirm={goForGood}
      />
    </section>
  );
}
