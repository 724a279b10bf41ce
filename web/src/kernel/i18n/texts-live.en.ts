import type { LiveStatus } from '../live/live-socket';
import { translated } from './translated';

export const liveTexts = translated('live', {
  /** The badge's short labels. A connection that is being made is, to a visitor, catching up. */
  status: {
    connecting: 'Catching up',
    'catching-up': 'Catching up',
    live: 'Live',
    polling: 'Polling',
  } satisfies Record<LiveStatus, string>,
  liveBehind: (seconds: number) => `Live · ${seconds} s behind`,
  behind: (seconds: number) => `${seconds} s behind`,
  paused: 'Paused',
  offline: 'Offline',
  explanation: {
    connecting: 'Connecting to live updates.',
    'catching-up': 'Fetching what changed meanwhile.',
    live: 'Figures update the moment something happens.',
    polling: 'No live connection: figures refresh every few seconds.',
  } satisfies Record<LiveStatus, string>,
  explanationOffline: 'No connection: figures stay as they are.',
  explanationBehind: 'Changes come late: the connection or the server is slow.',
  pausedExplanation: 'Figures stand still until you resume.',
  pause: 'Pause live updates',
  resume: 'Resume live updates',
  stillProcessing: 'This takes longer than usual. Your request was accepted and will be completed.',
} as const);
