import type { ReturnAddress } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Signature } from '@planet-heroes/contracts/areas/trade-ins/signature';
import { SIGNATURE_VIEW_BOX } from '@planet-heroes/contracts/areas/trade-ins/signature-field';
import { formatDubaiDay, formatFils } from '../../../kernel/desk/format';
import { DubaiTime, Facts, Panel } from '../../../kernel/desk/page';
import { TRADE_INS_MESSAGES } from './messages';

const { one: TEXTS, methods: METHODS } = TRADE_INS_MESSAGES;
const { handoverFields: FIELDS } = TEXTS;

/** How the phone comes to the desk. */
export function HandoverPanel({ tradeIn: { handover, returnAddress, state } }: { tradeIn: TradeIn }) {
  return (
    <Panel title={TEXTS.handover}>
      {state === 'returning' && (
        <Facts of={[[FIELDS.returnTo, returnAddress ? inOneLine(returnAddress) : TEXTS.noReturnAddress]]} />
      )}
      {handover === null ? <p className="muted">{TEXTS.noHandover}</p> : (
        <Facts
          of={[
            [FIELDS.method, METHODS[handover.method]],
            [FIELDS.slot, handover.slot && handover.startsAt && `${formatDubaiDay(handover.startsAt)}, ${handover.slot}`],
            [FIELDS.address, handover.address],
            [FIELDS.contact, handover.contact],
            [FIELDS.phone, handover.phone && <a key="tel" href={`tel:${handover.phone.replaceAll(' ', '')}`}>{handover.phone}</a>],
            [FIELDS.fee, handover.feeFils > 0 ? formatFils(handover.feeFils) : null],
            [FIELDS.signed, handover.signature && <Signed key="signed" {...handover.signature} />],
          ]}
        />
      )}
    </Panel>
  );
}

function inOneLine({ contact, address, phone }: ReturnAddress): string {
  return [contact, address, phone].join(', ');
}

/** Who handed it to the courier, as they signed. */
function Signed({ name, drawing, at }: Signature) {
  return (
    <span className="signed">
      {name}, <DubaiTime at={at} />
      {drawing && (
        <svg role="img" aria-label={TEXTS.signature(name)} viewBox={SIGNATURE_VIEW_BOX}>
          <path d={drawing} />
        </svg>
      )}
    </span>
  );
}
