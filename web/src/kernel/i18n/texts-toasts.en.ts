import { translated } from './translated';

export const toastsTexts = translated('toasts', {
  region: 'Notifications ({hotkey})',
  close: 'Close notification',
  error: 'Error',
  maps: { title: 'Opening Maps', description: (place: string) => `${place} opens in a new tab.` },
  somethingWentWrong: 'Something went wrong. Please try again.',
} as const);
