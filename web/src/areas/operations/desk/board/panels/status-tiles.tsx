import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { formatDuration, formatWhole } from '../../../../../kernel/desk/format';
import { BOARD_MESSAGES } from '../messages';
import { StatusMark } from '../pictures/status-mark';
import { type Status, statusOfBooks, statusOfMessages, statusOfProjections, statusOfQueue, worst } from '../status';
import { booksText } from './books-panel';

const TEXTS = BOARD_MESSAGES.tiles;

/** One tile for each part of the system: its status, and one fact. */
export function StatusTiles({ overview }: { overview: Overview }) {
  return (
    <section className="tiles-section wide" aria-label={TEXTS.title}>
      <ul className="tiles">
        {tilesOf(overview).map(({ name, status, text }) => (
          <li key={name} className="tile" data-status={status}>
            <StatusMark status={status} />
            <span className="tile-name">{name}</span>
            <span className="tile-text">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tilesOf(overview: Overview): { name: string; status: Status; text: string }[] {
  const { services, queues, failedJobs, messages, projections, sockets } = overview;
  const service = (name: string, up: boolean) => ({
    name,
    status: up ? ('good' as const) : ('bad' as const),
    text: up ? TEXTS.answers : TEXTS.silent,
  });
  return [
    service(TEXTS.database, services.database),
    service(TEXTS.queues, services.queues),
    {
      name: TEXTS.waiting,
      // Failed jobs have a tile of their own.
      status: queues ? worst(queues.map((queue) => statusOfQueue({ ...queue, failed: 0 }))) : 'unknown',
      text: queues ? waitingText(queues) : TEXTS.unknown,
    },
    {
      name: TEXTS.failed,
      status: !failedJobs ? 'unknown' : failedJobs.count > 0 ? 'warning' : 'good',
      text: failedJobs ? formatWhole(failedJobs.count) : TEXTS.unknown,
    },
    { name: TEXTS.books, status: statusOfBooks(overview), text: booksText(overview) },
    { name: TEXTS.projections, status: statusOfProjections(projections), text: projectionsText(projections) },
    { name: TEXTS.messages, status: statusOfMessages(messages), text: messagesText(messages) },
    { name: TEXTS.sockets, status: 'good', text: TEXTS.socketsText(sockets.connected) },
  ];
}

function waitingText(queues: NonNullable<Overview['queues']>): string {
  // Having no worker is all that makes a queue bad.
  const orphan = queues.find((queue) => statusOfQueue(queue) === 'bad');
  return orphan
    ? TEXTS.noWorker(orphan.name)
    : TEXTS.waitingText(queues.reduce((sum, { waiting }) => sum + waiting, 0));
}

function messagesText(messages: Overview['messages']): string {
  if (!messages) return TEXTS.unknown;
  const waiting = messages.reduce((sum, report) => sum + report.waiting + report.sending, 0);
  const failed = messages.reduce((sum, report) => sum + report.failed, 0);
  const oldest = Math.max(...messages.map(({ oldestSeconds }) => oldestSeconds));
  const texts = [
    ...(waiting > 0 ? [TEXTS.messagesWait(waiting, formatDuration(oldest))] : []),
    ...(failed > 0 ? [TEXTS.messagesFailed(failed)] : []),
  ];
  return texts.join('; ') || TEXTS.messagesGo;
}

function projectionsText({ lagSeconds, all }: Overview['projections']): string {
  const stopped = all.filter(({ stoppedAt }) => stoppedAt).length;
  if (stopped > 0) return TEXTS.standStill(stopped);
  if (lagSeconds === null) return TEXTS.neverRead;
  return (lagSeconds < 1 ? TEXTS.inStep : TEXTS.behind)(formatDuration(lagSeconds));
}
