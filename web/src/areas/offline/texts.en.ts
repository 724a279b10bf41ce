import { translated } from '../../kernel/i18n/translated';

export const offlineTexts = translated('offline', {
  notice: 'You are offline: figures may be old',
} as const);
