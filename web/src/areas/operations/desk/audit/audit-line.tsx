import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import type { AuditEntryView } from '@planet-heroes/contracts/kernel/operators/audit';
import { DubaiTime, Facts, State } from '../../../../kernel/desk/page';
import { useMay } from '../../../../kernel/desk/operator-session';
import { Link } from '../../../../kernel/routing/link';
import { pathOfCommand } from '../commands/path-of-command';
import { actionOf, AUDIT_MESSAGES } from './messages';

const TEXTS = AUDIT_MESSAGES;
/** What operators wrote themselves. */
const WRITTEN = ['reason', 'note'];
/** The pages that show one thing by its id, as their calls name it. */
const PAGES_OF_ONE = [
  'people', 'companies', 'trade-ins', 'quotes', 'orders', 'sponsorships',
] as const satisfies readonly OperatorPage[];

/** One thing that an operator did or tried to: what, who, when, about what, why and with which end. */
export function AuditLine({ entry }: { entry: AuditEntryView }) {
  const { at, operator, call, subject, subjectName = subject, details, status, requestId } = entry;
  const { outcome, text } = endOf(status);
  const may = useMay();
  const page = PAGES_OF_ONE.find((name) => call.includes(` /api/ops/${name}/{id}`) && may(OPERATOR_PAGES[name].call));
  return (
    <li>
      <article className="audit-line">
        <div>
          <h3>
            {actionOf(entry)} <State of={outcome}>{text}</State>
          </h3>
          <p className="muted">{TEXTS.by(operator)} · <DubaiTime at={at} /></p>
        </div>
        <Facts
          of={[
            [TEXTS.about, subject && (
              <Link
                key="about"
                to={`${OPERATOR_PAGES.audit.path}?${new URLSearchParams({ search: subject })}`}
                title={subject}
                aria-label={TEXTS.allAbout(subjectName)}
              >
                {subjectName}
              </Link>
            )],
            ...WRITTEN.map((name) => [nameOf(name), String(details[name] ?? '')] as const),
          ]}
        />
        <details>
          <summary>{TEXTS.more}</summary>
          <Facts
            of={[
              [TEXTS.call, <code key="call">{call}</code>],
              [TEXTS.subject, page
                ? <Link key="subject" to={pathOfOne(page, subject)}><code>{subject}</code></Link>
                : subject && <code key="subject">{subject}</code>],
              ...Object.entries(details).filter(([name]) => !WRITTEN.includes(name)).map(([name, value]) => [
                nameOf(name),
                name === 'commandId'
                  ? <Link key={name} to={pathOfCommand(String(value))}><code>{String(value)}</code></Link>
                  : textOf(value),
              ] as const),
              [TEXTS.request, <code key="request">{requestId}</code>],
            ]}
          />
        </details>
      </article>
    </li>
  );
}

/** Its page; what belongs to something else follows that one's id. */
function pathOfOne(page: OperatorPage, subject: string): string {
  return `${OPERATOR_PAGES[page].path}?${new URLSearchParams({ id: subject.split(' ')[0]! })}`;
}

function endOf(status: number) {
  if (status >= 500) return { outcome: 'bad', text: TEXTS.failed(status) } as const;
  if (status >= 400) return { outcome: 'warning', text: TEXTS.refused(status) } as const;
  return { outcome: 'good', text: status === 202 ? TEXTS.accepted : TEXTS.done } as const;
}

/** A field of a body in words: pickupDate is "Pickup date". */
function nameOf(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
