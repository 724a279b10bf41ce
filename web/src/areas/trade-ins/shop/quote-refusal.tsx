import { Icon } from '../../../kit/icon';

/** Why a quote could not be locked, beside the button that asked for it. */
export function QuoteRefusal({ text, isSpoken = true }: { text: string | undefined; isSpoken?: boolean }) {
  if (!text) return null;
  return (
    <p
      role={isSpoken ? 'alert' : undefined}
      className="flex items-start gap-3 rounded-md bg-danger-soft px-4 py-3 text-sm"
    >
      <Icon name="warning" className="mt-0.5 text-danger" />
      {text}
    </p>
  );
}
