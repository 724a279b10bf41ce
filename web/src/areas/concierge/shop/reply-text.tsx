import { Link } from '../../../kernel/routing/link';
import { conciergeTexts } from '../texts.en';

const MY_TRADE_INS = '/my-trade-ins';

/** What the assistant said. Where it names the visitor's trade-ins by their address, it leads there. */
export function ReplyText({ text }: { text: string }) {
  const parts = text.split(MY_TRADE_INS);
  return parts.flatMap((part, index) =>
    index === 0 ? [part] : [
      <Link key={index} to={MY_TRADE_INS} className="font-semibold text-accent underline underline-offset-3">
        {conciergeTexts.myTradeIns}
      </Link>,
      part,
    ]
  );
}
