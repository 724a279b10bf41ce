import { count } from '../../../../kernel/desk/format';

/** The texts of the page of recordings. */
export const RECORD_MESSAGES = {
  facts:
    'What happened on this instance, as a fixture for npm run replay on another one. It names nobody: heroes are numbered, texts that are people’s own are replaced. Each download is in the audit log.',
  window: {
    title: 'What to record',
    label: 'Time',
    since: 'From, Dubai time',
    until: 'Until, Dubai time',
    hint: 'Choose from when until when: then this page shows what the recording would hold.',
  },
  preview: {
    title: 'What it would hold',
    reading: 'Reading what happened…',
    logged: 'Events of the log',
    events: 'Events recorded',
    size: 'Size',
    archived: 'Archived, and not in it, are events until',
    none: 'Nothing happened in this time that could be replayed.',
    consequences: 'The others follow from these: a replay brings them about again.',
    kinds: 'Events recorded, by kind',
    leftOut: 'Left out: facts that cannot be sent again',
    columns: { type: 'Kind', count: 'Events' },
  },
  scrubbed: {
    title: 'What was replaced',
    facts: 'One example of each kind of text. Letters and digits of what stood there are masked here too.',
    none: 'Nothing had to be replaced.',
    columns: { where: 'Where', count: 'Events', before: 'Before, masked', after: 'After' },
    where: (type: string, field: string) => `${type}: ${field}`,
    notThere: 'Not in the log',
  },
  download: {
    button: 'Download the recording',
    done: (events: number) => `${count(events, 'event', 'events')} downloaded. The audit log says so.`,
    name: (since: string) => `recording-${since.slice(0, 16).replaceAll(/[-:]/g, '')}.jsonl`,
  },
  kib: (bytes: number) => `${(bytes / 1024).toLocaleString('en-AE', { maximumFractionDigits: 1 })} KiB`,
} as const;
