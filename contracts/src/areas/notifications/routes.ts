import type { Routes } from '../../kernel/calls/route.js';

export const NOTIFICATION_ROUTES = {
  listInbox: 'GET /api/me/inbox',
  readInbox: 'POST /api/me/inbox/read',
  readMyNotifications: 'GET /api/me/notifications',
  chooseMyNotifications: 'PUT /api/me/notifications',
  subscribePush: 'POST /api/me/push',
  unsubscribePush: 'POST /api/me/push/remove',
  unsubscribe: 'POST /api/unsubscribe',
} as const satisfies Routes;

export const MAIL_ROUTES = {
  listMail: 'GET /api/ops/mail',
} as const satisfies Routes;
