import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import type { ReactNode } from 'react';
import { SITE } from '../../../kernel/config/site';
import { formatAmount } from '../../../kernel/i18n/format-money';
import { buttonStyle } from '../../../kit/button-style';
import { CopyButton } from '../../../kit/copy-button';
import { partnersTexts } from '../texts.en';
import { SPONSORSHIP_CODE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import { toDirhams } from './mission-rules';

/** The steps to a paid sponsorship; the first asks for the account where the instance does not name it. */
export function HowToPay({ sponsorship: { id, amount, payTo } }: { sponsorship: Sponsorship }) {
  const text = partnersTexts.own.toPay;
  const code = id.slice(0, SPONSORSHIP_CODE_LENGTH);
  const subject = text.subject(code, formatAmount(amount));
  const question = { subject, ...(!payTo && { body: text.request(code, formatAmount(amount)) }) };
  return (
    <div className="grid gap-4 text-sm">
      <p className="font-semibold">{text.title}</p>
      <ol className="grid gap-4">
        {!payTo && (
          <Step number={1} title={text.ask.title}>
            <p className="text-ink-muted">{text.ask.text}</p>
            <MailLink className={buttonStyle('primary', 'small')} question={question}>{text.ask.action}</MailLink>
            <p className="text-ink-muted">
              {text.ask.to} <bdi className="font-semibold [overflow-wrap:anywhere]">{SITE.contactEmail}</bdi>
            </p>
          </Step>
        )}
        <Step number={payTo ? 1 : 2} title={text.transfer}>
          <dl className="grid gap-2">
            {payTo && <Entry label={text.account} value={payTo} copied={payTo} isCode />}
            <Entry label={text.amount} value={formatAmount(amount)} copied={toDirhams(amount).toFixed(2)} />
            <Entry label={text.reference} value={code} copied={code} isCode />
          </dl>
        </Step>
        <Step number={payTo ? 2 : 3} title={text.confirm.title}>
          <p className="text-ink-muted">{text.confirm.text}</p>
        </Step>
      </ol>
      {payTo && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-ink-muted">{text.questions}</span>
          <MailLink className={buttonStyle('quiet', 'small')} question={question}>
            <bdi>{SITE.contactEmail}</bdi>
          </MailLink>
        </p>
      )}
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className="grid size-6 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-strong"
      >
        {number}
      </span>
      <div className="grid justify-items-start gap-2 *:[dl]:w-full">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </li>
  );
}

interface MailLinkProps {
  className: string;
  question: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Opens an e-mail to us that is written already. */
function MailLink({ className, question, children }: MailLinkProps) {
  const filled = Object.entries(question).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return <a className={className} href={`mailto:${SITE.contactEmail}?${filled}`}>{children}</a>;
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
