import { myTradeInsTexts } from '../../texts-mine.en';
import { Icon } from '../../../../kit/icon';

/** Says that nobody inspects here: the demo takes every step automatically. */
export function DemoNote() {
  return (
    <p className="flex items-start gap-3 rounded-md bg-sand-soft px-4 py-3 text-sm">
      <Icon name="bulb" className="mt-0.5 text-gold" />
      {myTradeInsTexts.demo.text}
    </p>
  );
}
