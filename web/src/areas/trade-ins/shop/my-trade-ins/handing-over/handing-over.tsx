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
import { type RefObject, useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { draftOf, keepDraft } from '../../../../../kernel/drafts';
import { formatVisit } from '../../../../../kernel/i18n/format-date';
import { scrollToSection } from '../../../../../kit/move-focus';
import { toast } from '../../../../../kit/toast/toast';
import { handoverTexts } from '../../../texts-handover.en';
import { Button } from '../../../../../kit/button';
import { ChoiceGroup } from '../../calculator-parts';
import { Refusal, useTradeInCommand } from '../commands';
import { FoldedPart } from '../folded-part';
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
  const text = handoverTexts;
  const { handover } = tradeIn;
  const [isOpen, change] = useChanging(heading);
  const isAsking = canChange && (isOpen || handover === null);
  // A choice that was begun goes on where it was left.
  const [isBegun] = useState(() => draftOf(draftName(tradeIn)).method !== undefined);
  return (
    <FoldedPart
      id={PARTS.handover}
      heading={heading}
      title={text.title}
      summary={text.later}
      lead={isAsking ? text.lead : undefined}
      isDue={handover !== null || tradeIn.answers !== null || !tradeIn.code || isBegun}
    >
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
    </FoldedPart>
  );
}

function draftName({ id }: TradeIn): string {
  return `handover ${id}`;
}

function whatIsArranged({ method, startsAt, endsAt }: Handover): string {
  const { done } = handoverTexts;
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
  const text = handoverTexts;
  const { id, handover, code, lockedUntil } = tradeIn;
  const draft = draftName(tradeIn);
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
      <Refusal error={booking.command.error} otherwise={handoverTexts.failed} />
    </div>
  );
}
