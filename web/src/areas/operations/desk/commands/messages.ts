import type { CommandSteps } from '@planet-heroes/contracts/areas/operations/command-steps';
import { count, formatDuration, formatWhole } from '../../../../kernel/desk/format';

const seconds = (ms: number) => (ms < 1_000 ? `${formatWhole(ms)} ms` : formatDuration(ms / 1_000));

/** The texts of the page that follows one command. */
export const COMMANDS_MESSAGES = {
  facts: 'How one command went: from the call to what screens were told. Times are in Dubai time.',
  find: {
    title: 'Find a command',
    label: 'Id',
    hint: 'Of the command (the header Command-Id), of a failed job, or of an event. Enter opens it.',
    submit: 'Open',
    empty: 'Type the id first.',
    unknown: (id: string) =>
      `Nothing is known of “${id}” any more. Jobs are kept for an hour, answers for a day to 30 days; events name the command.`,
  },
  one: {
    reading: 'Reading the steps…',
    back: 'Find another command',
    title: (command: string) => `Command: ${command}`,
    facts: 'The command',
    fields: { id: 'Command', queue: 'Queue', trace: 'Trace' },
    steps: 'Steps',
    events: 'What it wrote into the log',
    columns: { event: 'Event', subject: 'About', position: 'Position', at: 'Written', id: 'Event’s id' },
    noEvents: 'The log has no event of it.',
    more: (shown: number) => `It wrote more than these ${formatWhole(shown)}.`,
  },
  steps: {
    asked: 'Asked',
    accepted: 'Answered with 202',
    acceptedText: 'It took longer than its caller waits: promised, and ended by itself.',
    waited: 'Waited',
    tries: (made: number, of: number) => `${count(made, 'try', 'tries')} of ${formatWhole(of)} at the most`,
    waitedFor: (ms: number) => `${seconds(ms)} until the last try began`,
    fault: (why: string) => `A try failed: ${why}`,
    handled: 'Handled',
    handledIn: (ms: number) => `in ${seconds(ms)}`,
    under: 'A worker has it in hand.',
    notBegun: 'No worker has taken it yet.',
    wrote: 'Events written',
    wroteText: (events: number, first: string, last: string) =>
      events === 1 ? `1, at ${first}` : `${formatWhole(events)}, ${first} to ${last}`,
    projected: 'Shown by this backend',
    isShown: 'Its reads show it.',
    notShown: 'Its reads do not show it yet.',
    stopped: (names: string) => `Standing still: ${names}.`,
    pushed: 'Pushed to screens',
    pushedTo: (rooms: string) => `The rooms told: ${rooms}.`,
    pushedToNone: 'No room that somebody follows had anything to tell.',
    notRemembered: 'Not remembered by this backend: it keeps the last 2,000 changes since its start.',
    notKept: 'Not kept any more.',
    ended: 'Ended',
    ends: {
      succeeded: 'Done', refused: 'Refused', failed: 'Failed for good', none: 'Not yet',
    } satisfies Record<NonNullable<CommandSteps['outcome']>['status'] | 'none', string>,
    refusal: (code: string, message: string) => `${code}: ${message}`,
  },
  states: {
    waiting: 'Waiting', delayed: 'Put off', active: 'In hand', completed: 'Ended', failed: 'Failed', unknown: 'Job not kept',
  } satisfies Record<CommandSteps['state'], string>,
};
