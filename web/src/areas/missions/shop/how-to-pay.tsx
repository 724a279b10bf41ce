import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { SITE } from '../../../kernel/config/site';
import { formatAmount } from '../../../kernel/i18n/format-money';
import { buttonStyle } from '../../../kit/button-style';
import { CopyButton } from '../../../kit/copy-button';
import { partnersTexts } from '../texts.en';
import { toDirhams } from './mission-rules';

/** As our desk names a sponsorship. */
const CODE_LENGTH = 8;

/** What a sponsor enters at the bank, and where the account is found that the instance does not name. */
export function HowToPay({ sponsorship: { id, amount, payTo } }: { sponsorship: Sponsorship }) {
  const text = partnersTexts.own.toPay;
  const code = id.slice(0, CODE_LENGTH);
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">{text.title}</p>
      <dl className="grid gap-2">
        <Entry label={text.amount} value={formatAmount(amount)} copied={toDirhams(amount).toFixed(2)} />
        <Entry label={text.reference} value={code} copied={code} isCode />
        {payTo && <Entry label={text.account} value={payTo} copied={payTo} isCode />}
      </dl>
      <p className="flex flex-wrap items-center gap-2">
        <span>{payTo ? text.questions : text.write}</span>
        <a
          className={buttonStyle(payTo ? 'quiet' : 'primary', 'small')}
          href={`mailto:${SITE.contactEmail}?subject=${encodeURIComponent(text.subject(code, formatAmount(amount)))}`}
          dir="ltr"
        >
          {SITE.contactEmail}
        </a>
      </p>
      <p className="text-ink-muted">{text.confirmed}</p>
    </div>
  );
}

interface EntryProps {
  label: string;
  value: string;
  copied: string;
  /** The same in both languages. */
  isCode?: boolean;
}

function Entry({ label, value, copied, isCode = false }: EntryProps) {
  const text = partnersTexts.own.toPay;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <bdi
          className="min-w-0 font-semibold [overflow-wrap:anywhere]"
          {...(isCode && { dir: 'ltr', translate: 'no' })}
        >
          {value}
        </bdi>
        <CopyButton code={copied} copy={text.copy} copied={text.copied} />
      </dd>
    </div>
  );
}
