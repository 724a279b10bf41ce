import { type PointerEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SIGNATURE_FIELD, SIGNATURE_VIEW_BOX } from '@planet-heroes/contracts/areas/trade-ins/signature-field';
import { Button } from '../../../kit/button';
import { ROUTE_MESSAGES } from './messages';

const TEXTS = ROUTE_MESSAGES.collect.signature;

/** A field to sign in with a finger or a mouse. Its strokes go along with the form as `drawing`. */
export function SignaturePad() {
  const [drawing, setDrawing] = useState('');
  const pen = useRef<{ place: string; isDrawing: boolean }>(undefined);
  const [label, state] = [useId(), useId()];

  const down = (event: PointerEvent<SVGSVGElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = { place: placeOf(event), isDrawing: false };
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const to = placeOf(event);
    if (!pen.current || pen.current.place === to) return;
    const { place, isDrawing } = pen.current;
    // A stroke begins with its first line: a touch alone leaves nothing.
    const longer = drawing + (isDrawing ? `L${to}` : `M${place}L${to}`);
    if (longer.length > SIGNATURE_FIELD.maxLength) return;
    flushSync(() => setDrawing(longer));
    pen.current = { place: to, isDrawing: true };
  };
  const up = (): void => {
    pen.current = undefined;
  };

  return (
    <div className="signature">
      <p id={label}>{TEXTS.label}</p>
      <svg
        role="img"
        aria-labelledby={label}
        aria-describedby={state}
        viewBox={SIGNATURE_VIEW_BOX}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <path d={drawing} />
      </svg>
      <p id={state} className="muted">{drawing === '' ? TEXTS.empty : TEXTS.drawn}</p>
      <input type="hidden" name="drawing" value={drawing} />
      <Button
        variant="secondary"
        size="small"
        aria-label={TEXTS.clearName}
        onClick={() => setDrawing('')}
      >
        {TEXTS.clear}
      </Button>
    </div>
  );
}

/** Where the pen is, in the field's own units. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (part: number, most: number): number => Math.round(Math.min(1, Math.max(0, part)) * most);
  return `${within((clientX - left) / width, SIGNATURE_FIELD.width)} ${within((clientY - top) / height, SIGNATURE_FIELD.height)}`;
}
