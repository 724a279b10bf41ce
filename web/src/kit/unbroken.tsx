/** Numbers that people read out, in one piece. */
const CODES = /\b((?:PO|Q|IMP|PH|TI)-[A-Z\d]+(?:-[A-Z\d]+)*)/;

/** A text whose order, quote and trade-in numbers do not break at their hyphens. */
export function Unbroken({ text }: { text: string }) {
  return text.split(CODES).map((part, index) =>
    index % 2 ? <span key={index} className="whitespace-nowrap">{part}</span> : part
  );
}
