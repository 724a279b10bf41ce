import type { Handover } from '@planet-heroes/contracts/areas/trade-ins/handover';
import { SIGNATURE_VIEW_BOX } from '@planet-heroes/contracts/areas/trade-ins/signature-field';
import type { Signature } from '@planet-heroes/contracts/areas/trade-ins/signature';
import { formatMoment, formatVisit } from '../../../../../kernel/i18n/format-date';
import { formatWholeFils } from '../../../../../kernel/i18n/format-money';
import { commonTexts } from '../../../../../kernel/i18n/texts.en';
import { Icon } from '../../../../../kit/icon';
import { MapLink } from '../../../../../kit/map-link';
import { handoverTexts } from '../../../texts-handover.en';
import { Facts } from '../trade-in-facts';
import { hoursOf } from '../next-step';

interface ArrangedHandoverProps {
  handover: Handover;
  code: string | null;
  /** The phone has not been handed over yet: where and how it will be still matters. */
  isAhead: boolean;
}

/** What was arranged. */
export function ArrangedHandover({ handover, code, isAhead }: ArrangedHandoverProps) {
  const text = handoverTexts;
  const { separator } = commonTexts;
  const { method, startsAt, endsAt, address, contact, phone, feeFils, signature } = handover;
  const how = { label: text.how, value: text.methods[method].name };
  if (method !== 'pickup') {
    return (
      <>
        <Facts facts={[how]} />
        {isAhead && <DeskAddress method={method} code={code} />}
      </>
    );
  }
  return (
    <Facts
      facts={[
        how,
        ...(startsAt && endsAt
          ? [{ label: text.when, value: <span>{formatVisit(startsAt) + separator + hoursOf(startsAt, endsAt)}</span> }]
          : []),
        ...(address ? [{ label: text.where, value: <bdi>{address}</bdi> }] : []),
        ...(contact ? [{ label: text.who, value: <><bdi>{contact}</bdi>{separator}<bdi dir="ltr">{phone}</bdi></> }] : []),
        { label: text.feeLabel, value: feeFils === 0 ? text.feeFree : formatWholeFils(feeFils) },
        ...(signature ? [{ label: text.signed, value: <Signed {...signature} /> }] : []),
      ]}
    />
  );
}

/** Who handed it to the courier, as they signed at the door. */
function Signed({ name, drawing, at }: Signature) {
  const text = handoverTexts;
  return (
    <>
      <bdi>{name}</bdi>
      {commonTexts.separator}
      <time dateTime={at}>{formatMoment(at)}</time>
      {drawing && (
        <svg
          role="img"
          aria-label={text.signature(name)}
          viewBox={SIGNATURE_VIEW_BOX}
          className="mt-2 w-full max-w-60 rounded-md border border-line fill-none stroke-ink stroke-2"
        >
          <path d={drawing} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
    </>
  );
}

/** Where the code stands in the note. */
const PLACE = '\u0000';

/** Where our desk is, when it is open, and how the phone is known there. */
export function DeskAddress({ method, code }: { method: 'drop-off' | 'post'; code: string | null }) {
  const text = handoverTexts;
  const { address, hours } = commonTexts;
  const note = method === 'post' ? text.postNote : text.dropOffNote;
  const [before, after] = note(PLACE).split(PLACE);
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas px-4 py-3">
      <Icon name={method === 'post' ? 'mail' : 'pin'} className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{method === 'post' ? text.whereToSend : text.whereTitle}</p>
        <p className="font-semibold">{address}</p>
        {method === 'drop-off' && <p className="text-sm">{hours}</p>}
        {method === 'drop-off' && <MapLink place={address}>{text.map}</MapLink>}
        {code && (
          <p className="mt-1 text-sm break-words">
            {before}<bdi dir="ltr" className="text-lg font-semibold whitespace-nowrap">{code}</bdi>{after}
          </p>
        )}
      </div>
    </div>
  );
}
