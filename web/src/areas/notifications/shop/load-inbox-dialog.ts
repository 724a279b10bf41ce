import { loadCode } from '../../../kernel/hydration/not-loaded';

/** The dialog's code, left out of the first load. The bell fetches it as soon as it is reached for. */
export const loadInboxDialog = () => loadCode(() => import('./inbox-dialog'));
