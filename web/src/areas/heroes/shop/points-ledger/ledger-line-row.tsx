import type { LedgerLine } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { pointsLedgerTexts } from '../../texts.en';
import { reasonOf } from '../../../../kernel/i18n/name-of';
import { offered } from '../../../../kernel/i18n/offered';
import { classNames } from '../../../../kit/class-names';
import { movementOf, signed } from './ledger-movement';

/** One movement: its reason, the rule it follows, when it was, what it changed and what was left. */
export function LedgerLineRow({ line }: { line: LedgerLine }) {
  const { lines: text, rules, movements } = pointsLedgerTexts;
  const { change } = line;
  const rule = (rules as Readonly<Record<string, string>>)[line.rule] ?? line.rule.replaceAll('-', ' ');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <span className="min-w-0">
        <span className="block font-semibold">{reasonOf(offered(line.reason))}</span>
        <span className="block text-sm text-ink-muted">
          {rule} · {movements[movementOf(line)](formatWhole(line.amount))}
        </span>
        <time dateTime={line.occurredAt} className="block text-xs text-ink-muted">
          {formatMoment(line.occurredAt)}
        </time>
      </span>
      <span className="text-end tabular-nums">
        <bdi
          dir="ltr"
          className={classNames(
            'block text-lg font-bold',
            change > 0 ? 'text-positive' : change === 0 && 'text-ink-muted',
          )}
        >
          {signed(change, formatWhole)}
        </bdi>
        <span className="block text-xs text-ink-muted">{text.balance(formatWhole(line.balance))}</span>
      </span>
    </li>
  );
}
