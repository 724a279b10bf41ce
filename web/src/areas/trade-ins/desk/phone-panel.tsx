import { useState } from 'react';
import { type ConditionAnswers, QUESTIONS } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Inspection, TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { asSentences } from '@planet-heroes/contracts/kernel/text/sentences';
import { useCalls, useMay } from '../../../kernel/desk/operator-session';
import { conditionText, formatFils, formatWhole } from '../../../kernel/desk/format';
import { Facts, Panel, timeOf } from '../../../kernel/desk/page';
import { Button } from '../../../kit/button';
import { HeroLink } from '../../support/desk/hero-link';
import { TRADE_INS_MESSAGES } from './messages';
import { answerText } from './words';

const { one: TEXTS, questions: NAMES } = TRADE_INS_MESSAGES;
const { fields: FIELDS } = TEXTS;

/** What is known of the phone: its price, what its hero said of it, and what the desk found. */
export function PhonePanel({ tradeIn }: { tradeIn: TradeIn }) {
  const { device, condition, valueFils, points, programme, heroId, answers, inspection } = tradeIn;
  return (
    <Panel title={TEXTS.phone}>
      <Facts
        of={[
          [FIELDS.device, device],
          [FIELDS.storage, tradeIn.storageGb === null ? null : TEXTS.gigabytes(tradeIn.storageGb)],
          [FIELDS.imei, tradeIn.imei && <Imei key="imei" id={tradeIn.id} masked={tradeIn.imei} />],
          [FIELDS.condition, conditionText(condition)],
          [FIELDS.price, formatFils(valueFils)],
          [FIELDS.points, formatWhole(points)],
          [FIELDS.programme, TEXTS.programmes[programme]],
          [FIELDS.quoted, timeOf(tradeIn.quotedAt)],
          [FIELDS.lockedUntil, timeOf(tradeIn.lockedUntil)],
          [FIELDS.due, timeOf(tradeIn.dueAt)],
          [FIELDS.decided, timeOf(tradeIn.decidedAt)],
          [FIELDS.certificate, tradeIn.certificate],
          [FIELDS.reasons, asSentences(tradeIn.reasons).join(' ')],
          ...(inspection ? found(inspection) : []),
          [FIELDS.hero, <HeroLink key="hero" id={heroId} name={tradeIn.heroName} />],
        ]}
      />
      <h3 className="part-title">{TEXTS.answers}</h3>
      {answers === null
        ? <p className="muted">{TEXTS.noAnswers(condition)}</p>
        : <Facts of={said(answers)} />}
    </Panel>
  );
}

/** The last digits of the phone’s number; in full on request. */
function Imei({ id, masked }: { id: string; masked: string }) {
  const { call } = useCalls();
  const may = useMay();
  const [shown, setShown] = useState(masked);
  const show = async (): Promise<void> => {
    const { imei } = await call(TRADE_DESK_ROUTES.readTradeInImei, { params: { id } });
    setShown(imei ?? masked);
  };
  return (
    <>
      <code>{shown}</code>
      {shown === masked && may(TRADE_DESK_ROUTES.readTradeInImei) && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => void show().catch(() => setShown(TEXTS.imeiFailed))}
        >
          {TEXTS.showImei}
        </Button>
      )}
    </>
  );
}

const said = (answers: ConditionAnswers) =>
  QUESTIONS.map((question) => [NAMES[question], answerText(question, answers[question])] as const);

function found({ device, condition, valueFils, wrongAnswers, note }: Inspection) {
  return [
    [FIELDS.found, `${device}, ${condition}`],
    [FIELDS.offered, formatFils(valueFils)],
    [FIELDS.wrong, wrongAnswers.map((question) => NAMES[question]).join(', ')],
    [FIELDS.note, note],
  ] as const;
}
