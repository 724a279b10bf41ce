import { BOARD_MESSAGES } from '../messages';
import type { Status } from '../status';

/** One form for each status, so that nobody has to tell them by their colours. */
const FORMS: Record<Status, string> = {
  good: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M7.5 12.3l3 3 6-6.6',
  warning: 'M12 3 1.8 21h20.4zM12 10v5M12 17.6v.4',
  bad: 'M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9zM8.5 8.5l7 7M15.5 8.5l-7 7',
  unknown: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M9.3 9.2a2.8 2.8 0 1 1 3.9 2.6c-.8.4-1.2.9-1.2 1.9M12 16.6v.4',
};

/** The sign of a status, with its name unless the text beside it says as much. */
export function StatusMark({ status, named = true }: { status: Status; named?: boolean }) {
  return (
    <svg
      className="mark"
      data-status={status}
      viewBox="0 0 24 24"
      {...(named
        ? { role: 'img', 'aria-label': BOARD_MESSAGES.states[status] }
        : { 'aria-hidden': true })}
    >
      <path d={FORMS[status]} />
    </svg>
  );
}
