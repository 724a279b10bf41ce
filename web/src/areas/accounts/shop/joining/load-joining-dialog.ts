import { loadCode } from '../../../../kernel/hydration/not-loaded';

/** The dialog's code, left out of the first load. Buttons that open it fetch it as soon as they are reached for. */
export const loadJoiningDialog = () => loadCode(() => import('./joining-dialog'));
