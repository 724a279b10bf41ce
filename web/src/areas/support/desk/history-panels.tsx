import type { ReactNode } from 'react';
import { TAKEN_AWAY_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatWhole } from '../../../kernel/desk/format';
import { Pager } from '../../../kernel/desk/list';
import { DubaiTime, Panel } from '../../../kernel/desk/page';
import { type Actions, ResultLine, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { MAIL_MESSAGES } from '../../notifications/desk/messages';
import { AuditLine } from '../../operations/desk/audit/audit-line';
import { Link } from '../../../kernel/routing/link';
import { CorrectionRow } from './correction-row';
import { type JoinedNews, joinNews } from './join-news';
import { PEOPLE_MESSAGES } from './messages';
import { ModerateButton } from './moderate-button';

const { one: TEXTS, corrections: CORRECTIONS } = PEOPLE_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 10;

interface HistoryPanelProps<Row> {
  title: string;
  /** The value of the address that says where its page begins. */
  from?: string;
  rows: readonly Row[] | undefined;
  next?: string | null | undefined;
  after?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** What happened, newest first, page by page. */
function HistoryPanel<Row>({ title, from, rows, next, after, children }: HistoryPanelProps<Row>) {
  return (
    <Panel title={title}>
      {!rows && <p className="muted">{TEXTS.readingPart}</p>}
      {rows?.length === 0 && <p className="muted">{TEXTS.nothing}</p>}
      <ul className="rows">{rows?.map(children)}</ul>
      {from && <Pager from={from} next={next} texts={TEXTS.pages} />}
      {after}
    </Panel>
  );
}

/** What is asked for: a page of the list, by the name that it has in the address. */
function useAsked(id: string, from: string, name: 'before' | 'after') {
  const start = usePageQuery()[0].get(from);
  return { params: { id }, query: { limit: PAGE, ...(start !== null && { [name]: start }) } };
}

export function PointsPanel({ id }: { id: string }) {
  const { answer } = usePolled(SUPPORT_ROUTES.listPersonPoints, useAsked(id, 'points', 'before'), POLL);
  return (
    <HistoryPanel title={TEXTS.points} from="points" rows={answer?.lines} next={answer?.next}>
      {({ id: line, reason, rule, amount, from, to, change, balance, occurredAt }) => (
        <li key={line}>
          <div>
            <strong>{reason}</strong>
            <small>
              {TEXTS.moves[`${from} ${to}`]?.(formatWhole(amount)) ?? TEXTS.rules[rule] ?? rule}, <DubaiTime at={occurredAt} />
            </small>
          </div>
          <p>{TEXTS.change(change)} <small>{TEXTS.balance(balance)}</small></p>
        </li>
      )}
    </HistoryPanel>
  );
}

export function ChallengesPanel({ id }: { id: string }) {
  const may = useMay();
  const { answer, refresh } = usePolled(SUPPORT_ROUTES.listPersonChallenges, useAsked(id, 'challenges', 'after'), POLL);
  const actions = useActions(refresh);
  const removable = (part: string, title: string): boolean =>
    part === 'created' && title !== TAKEN_AWAY_CHALLENGE.title && may(SUPPORT_ROUTES.removeChallenge);
  return (
    <HistoryPanel
      title={TEXTS.challenges}
      from="challenges"
      rows={answer?.challenges}
      next={answer?.next}
      after={<ResultLine result={actions.result} />}
    >
      {({ id: challenge, title, part, state, at }) => (
        <li key={`${part} ${challenge}`}>
          <div>
            <strong>{title}</strong>
            <small>{TEXTS.parts[part]}, {state}, <DubaiTime at={at} /></small>
          </div>
          {removable(part, title) && (
            <ModerateButton
              id={challenge}
              route={SUPPORT_ROUTES.removeChallenge}
              texts={TEXTS.takeAway}
              actions={actions}
            />
          )}
        </li>
      )}
    </HistoryPanel>
  );
}

export function MessagesPanel({ id }: { id: string }) {
  const { answer } = usePolled(SUPPORT_ROUTES.listPersonMessages, useAsked(id, 'messages', 'after'), POLL);
  return (
    <HistoryPanel title={TEXTS.messages} from="messages" rows={answer?.messages} next={answer?.next}>
      {({ id: messageId, kind, state, channel, createdAt }) => (
        <MessageLine
          key={messageId}
          title={MAIL_MESSAGES.kinds[kind] ?? kind}
          states={[state]}
          channel={channel}
          createdAt={createdAt}
        />
      )}
    </HistoryPanel>
  );
}

/** What those who act for a company were sent. */
export function CompanyMessagesPanel({ id }: { id: string }) {
  const { answer } = usePolled(SUPPORT_ROUTES.listCompanyMessages, useAsked(id, 'messages', 'after'), POLL);
  return (
    <HistoryPanel
      title={PEOPLE_MESSAGES.companyMessages}
      from="messages"
      rows={answer && joinNews(answer.messages)}
      next={answer?.next}
    >
      {(message) => <CompanyMessageRow key={message.id} message={message} />}
    </HistoryPanel>
  );
}

/** One message, or adjacent ones about the same order or quote: which one, and the steps that they report. */
function CompanyMessageRow({ message }: { message: JoinedNews }) {
  const { about, steps, to, channel, kind, states, createdAt } = message;
  const title = about
    ? `${TEXTS.about[about.kind](about.id)}: ${steps.map((step) => TEXTS.steps[about.kind][step] ?? step).join(', ')}`
    : MAIL_MESSAGES.kinds[kind] ?? kind;
  return (
    <MessageLine
      title={about ? <Link to={`/ops/${about.kind}s?id=${encodeURIComponent(about.id)}`}>{title}</Link> : title}
      states={states}
      channel={channel}
      createdAt={createdAt}
    >
      {TEXTS.to(to.join(', '))}
    </MessageLine>
  );
}

interface MessageLineProps extends Pick<JoinedNews, 'channel' | 'states' | 'createdAt'> {
  title: ReactNode;
  children?: ReactNode;
}

function MessageLine({ title, channel, states, createdAt, children }: MessageLineProps) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <small>
          {children}{TEXTS.channels[channel]}, {states.map((state) => MAIL_MESSAGES.states[state]).join(', ')},{' '}
          <DubaiTime at={createdAt} />
        </small>
      </div>
    </li>
  );
}

export function AuditPanel({ id }: { id: string }) {
  const { answer } = usePolled(SUPPORT_ROUTES.listPersonAudit, useAsked(id, 'audit', 'before'), POLL);
  return (
    <HistoryPanel title={TEXTS.audit} from="audit" rows={answer?.entries} next={answer?.next}>
      {(entry) => <AuditLine key={entry.id} entry={entry} />}
    </HistoryPanel>
  );
}

export function CorrectionsPanel({ id, actions }: { id: string; actions: Actions }) {
  const { answer } = usePolled(SUPPORT_ROUTES.listPointCorrections, { query: { heroId: id } }, { everyMs: 5_000 });
  return (
    <HistoryPanel title={CORRECTIONS.ofHero} rows={answer?.corrections}>
      {(correction) => <CorrectionRow key={correction.id} correction={correction} actions={actions} />}
    </HistoryPanel>
  );
}
