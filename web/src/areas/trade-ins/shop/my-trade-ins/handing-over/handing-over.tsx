import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import {
  type Handover,
  HANDOVER_METHODS,
  type HandoverMethod,
  type HandoverRequest,
} from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { draftOf, keepDraft } from '../../../../../kernel/drafts';
import { formatVisit } from '../../../../../kernel/i18n/format-date';
import { scrollToSection } from '../../../../../kit/move-focus';
import { toast } from '../../../../../kit/toast/toast';
import { myTradeInsTexts } from '../../../texts-mine.en';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { Heading } from '../../../../../kit/heading';
import { ChoiceGroup } from '../../calculator-parts';
import { Refusal, useTradeInCommand } from '../commands';
import { hoursOf } from '../next-step';
import { PARTS } from '../way';
import { useChanging } from '../use-changing';
import { ArrangedHandover, DeskAddress } from './arranged-handover';
import { type Booking, BookingButtons, Pickup } from './pickup-form';

interface HandingOverProps {
  tradeIn: TradeIn;
  canChange: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** How the phone reaches the desk: chosen, then shown, and open to change while the phone is with its hero. */
export function HandingOver({ tradeIn, canChange, heading }: HandingOverProps) {
  const { handover: text } = myTradeInsTexts;
  const { handover } = tradeIn;
  const id = useId();
  const [isOpen, change] = useChanging(heading);
  const isAsking = canChange && (isOpen || handover === null);
  return (
    <section id={PARTS.handover} aria-labelledby={id} className="outline-none">
      <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <div>
          <Heading ref={heading} tabIndex={-1} level={2} size={3} id={id} className="outline-none">
            {text.title}
          </Heading>
          {isAsking && <p className="mt-1 text-sm text-ink-muted">{text.lead}</p>}
        </div>
        {isAsking
          ? (
            <HandoverForm
              tradeIn={tradeIn}
              onArranged={({ handover: arranged }) => {
                change(false);
                if (arranged) toast({ title: whatIsArranged(arranged) });
                scrollToSection(PARTS.standing);
              }}
              onLeave={handover ? () => change(false) : undefined}
            />
          )
          : handover && <ArrangedHandover handover={handover} code={tradeIn.code} isAhead={canChange} />}
        {canChange && !isAsking && (
          <Button variant="secondary" size="small" className="justify-self-start" onClick={() => change(true)}>
            {handover?.method === 'pickup' ? text.reschedule : text.another}
          </Button>
        )}
      </Card>
    </section>
  );
}

function whatIsArranged({ method, startsAt, endsAt }: Handover): string {
  const { done } = myTradeInsTexts.handover;
  if (method !== 'pickup') return done[method];
  return done.pickup(formatVisit(startsAt!), hoursOf(startsAt!, endsAt!));
}

interface HandoverFormProps {
  tradeIn: TradeIn;
  onArranged: (tradeIn: TradeIn) => void;
  /** Leaves the handover as it was arranged; undefined where nothing is. */
  onLeave: (() => void) | undefined;
}

function HandoverForm({ tradeIn, onArranged, onLeave }: HandoverFormProps) {
  const { handover: text } = myTradeInsTexts;
  const { id, handover, code, lockedUntil } = tradeIn;
  const draft = `handover ${id}`;
  const [kept] = useState(() => draftOf(draft));
  const [method, setMethod] = useState<HandoverMethod | undefined>(
    HANDOVER_METHODS.find((each) => each === kept.method) ?? handover?.method,
  );
  const queryClient = useQueryClient();
  const command = useTradeInCommand((request: HandoverRequest) =>
    ask(TRADE_INS_ROUTES.bookHandover, { params: { id }, body: request })
  );
  const form = {
    isAgain: handover !== null,
    command,
    onBook: (request: HandoverRequest) => {
      if (command.isPending) return;
      command.mutate(request, {
        onSuccess(arranged) {
          keepDraft(draft);
          onArranged(arranged);
        },
        // A slot that was refused is not what the form shows.
        onError: () => void queryClient.invalidateQueries({ queryKey: [PICKUPS_ROUTES.listPickupSlots] }),
      });
    },
    onLeave: onLeave && (() => {
      keepDraft(draft);
      onLeave();
    }),
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceGroup
        legend={text.question}
        columns="min-[26rem]:grid-cols-3"
        choices={HANDOVER_METHODS.map((value) => ({
          value,
          label: text.methods[value].name,
          note: text.methods[value].note,
        }))}
        value={method}
        onChange={(value) => {
          command.reset();
          setMethod(value as HandoverMethod);
          keepDraft(draft, { ...draftOf(draft), method: value });
        }}
      />
      {method === 'pickup' && <Pickup {...form} draft={draft} handover={handover} lockedUntil={lockedUntil} />}
      {(method === 'drop-off' || method === 'post') && <DeskHandover {...form} method={method} code={code} />}
    </div>
  );
}

/** Bringing the phone, or sending it: nothing has to be filled in. */
function DeskHandover({ method, code, ...booking }: Booking & { method: 'drop-off' | 'post'; code: string | null }) {
  return (
    <div className="grid gap-4">
      <DeskAddress method={method} code={code} />
      <BookingButtons booking={booking} onPress={() => booking.onBook({ method })} />
      <Refusal error={booking.command.error} otherwise={myTradeInsTexts.handover.failed} />
    </div>
  );
}
