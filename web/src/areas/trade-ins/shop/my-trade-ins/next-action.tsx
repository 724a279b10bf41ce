import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { askOnce } from '../../../../kernel/api/ask-once';
import { AskFirst } from '../../../../kit/ask-first';
import { Button } from '../../../../kit/button';
import { scrollToSection } from '../../../../kit/move-focus';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Refusal, useTradeInCommand } from './commands';
import { PARTS } from './way';

/** Leads to the part of the page that the next step asks for; nothing where that is not on the page. */
export function NextAction({ tradeIn }: { tradeIn: TradeIn }) {
  const action = actionOf(tradeIn);
  if (!action) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button size="small" variant="secondary" onClick={() => scrollToSection(action.part)}>
        {action.text}
      </Button>
      {isToBePosted(tradeIn) && <PostedButton tradeIn={tradeIn} />}
    </div>
  );
}

function isToBePosted({ state, handover }: TradeIn): boolean {
  return state === 'booked' && handover?.method === 'post';
}

function actionOf(tradeIn: TradeIn): { text: string; part: string } | undefined {
  const { state, answers, code, returnAddress } = tradeIn;
  const { about, actions, next } = myTradeInsTexts;
  if (state === 'quoted') {
    return answers || !code
      ? { text: actions.arrange, part: PARTS.handover }
      : { text: about.answer, part: PARTS.about };
  }
  const isParcel = isToBePosted(tradeIn);
  if (!returnAddress && (isParcel || state === 'returning')) return { text: next.toAddress, part: PARTS.address };
  return isParcel ? { text: next.toLabel, part: PARTS.documents } : undefined;
}

/** Says that the parcel is on its way, after a question: nothing can be changed then. */
function PostedButton({ tradeIn: { id } }: { tradeIn: TradeIn }) {
  const { posted: text } = myTradeInsTexts.next;
  const { mutateAsync, error } = useTradeInCommand(() => askOnce(TRADE_INS_ROUTES.postTradeIn, { params: { id } }));
  const post = async (): Promise<boolean> => {
    try {
      await mutateAsync(undefined);
    } catch {
      return false;
    }
    scrollToSection(PARTS.standing);
    return true;
  };
  return (
    <>
      <AskFirst size="small" variant="primary" {...text} onConfirm={post} />
      <Refusal error={error} otherwise={text.failed} />
    </>
  );
}
