import { translated } from '../translated';

export const offline = translated('offline', {
  notice: 'You are offline: figures may be old',
} as const);
