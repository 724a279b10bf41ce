import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { askOnce } from '../../../../kernel/api/ask-once';
import { AskFirst } from '../../../../kit/ask-first';
import { Button } from '../../../../kit/button';
import { buttonStyle } from '../../../../kit/button-style';
import { Icon } from '../../../../kit/icon';
import { scrollToSection } from '../../../../kit/move-focus';
import { myTradeInsTexts } from '../../texts-mine.en';
import { Refusal, useTradeInCommand } from './commands';
import { documentLink } from './document-link';
import { PARTS } from './way';

/** Leads to the part of the page, or to the label, that the next step asks for; nothing where it asks for neither. */
export function NextAction({ tradeIn }: { tradeIn: TradeIn }) {
  const action = actionOf(tradeIn);
  const isParcel = isToBePosted(tradeIn);
  if (!action && !isParcel) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {action
        ? (
          <Button size="small" onClick={() => scrollToSection(action.part)}>{action.text}</Button>
        )
        : (
          <a {...documentLink(tradeIn, 'label')} className={buttonStyle('secondary', 'small')}>
            <Icon name="download" />
            {myTradeInsTexts.next.toLabel}
          </a>
        )}
      {isParcel && <PostedButton tradeIn={tradeIn} />}
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
  const needsAddress = !returnAddress && (isToBePosted(tradeIn) || state === 'returning');
  return needsAddress ? { text: next.toAddress, part: PARTS.address } : undefined;
}

/** Says that the parcel is on its way, after a question: nothing can be changed then. */
function PostedButton({ tradeIn: { id, returnAddress } }: { tradeIn: TradeIn }) {
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
      <AskFirst size="small" variant={returnAddress ? 'primary' : 'secondary'} isMain {...text} onConfirm={post} />
      <Refusal error={error} otherwise={text.failed} />
    </>
  );
}
