import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { Button } from '../../../../kit/button';
import { scrollToSection } from '../../../../kit/move-focus';
import { myTradeInsTexts } from '../../texts-mine.en';
import { PARTS } from './way';

/** Leads to the part of the page that the next step asks for; nothing where that is not on the page. */
export function NextAction({ tradeIn }: { tradeIn: TradeIn }) {
  const action = actionOf(tradeIn);
  return action && (
    <Button size="small" variant="secondary" className="mt-2" onClick={() => scrollToSection(action.part)}>
      {action.text}
    </Button>
  );
}

function actionOf(
  { state, answers, code, handover, returnAddress }: TradeIn,
): { text: string; part: string } | undefined {
  const { about, actions, next } = myTradeInsTexts;
  const isPosted = state === 'booked' && handover?.method === 'post';
  if (state === 'quoted') {
    return answers || !code
      ? { text: actions.arrange, part: PARTS.handover }
      : { text: about.answer, part: PARTS.about };
  }
  if (!returnAddress && (isPosted || state === 'returning')) return { text: next.toAddress, part: PARTS.address };
  return isPosted ? { text: next.toLabel, part: PARTS.documents } : undefined;
}
