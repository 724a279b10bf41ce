import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useRef, useState } from 'react';
import { askOnce } from '../../../../kernel/api/ask-once';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Button } from '../../../../kit/button';
import { Dialog } from '../../../../kit/dialog';
import { Refusal } from './refusal';
import { useTradeInCommand } from './use-trade-in-command';

/** Gives a trade-in up while the phone is with its hero, after a question. */
export function CancelTradeIn({ tradeIn: { id } }: { tradeIn: TradeIn }) {
  const text = myTradeInsTexts.cancel;
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, reset, error, isPending } = useTradeInCommand(() =>
    askOnce(TRADE_INS_ROUTES.cancelTradeIn, { params: { id } })
  );
  const show = (isOpen: boolean): void => {
    reset();
    setAsking(isOpen);
  };
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        className="justify-self-start"
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        {text.start}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={show}
        title={text.title}
        description={text.text}
        width="small"
        focusAfter={() => opener.current ?? nameOfTradeIn()}
        footer={
          <>
            <Button variant="secondary" onClick={() => show(false)}>{text.keep}</Button>
            <Button
              aria-busy={isPending}
              aria-disabled={isPending}
              onClick={() => !isPending && mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              {isPending ? text.busy : text.confirm}
            </Button>
          </>
        }
      >
        <Refusal error={error} otherwise={text.failed} />
      </Dialog>
    </>
  );
}

/** A cancelled trade-in cannot be cancelled again: what was pressed is gone, and reading goes on at its name. */
function nameOfTradeIn(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
