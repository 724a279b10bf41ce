import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { CHOOSABLE_KINDS, COMPANY_KINDS, QUIET_HOURS } from './catalogue.js';
import { MAIL_ROUTES, NOTIFICATION_ROUTES } from './routes.js';
import {
  browsersSchema,
  chooseNotificationsSchema,
  inboxAnswerSchema,
  inboxItemSchema,
  inboxQuerySchema,
  mailAnswerSchema,
  mailQuerySchema,
  notificationSettingsSchema,
  readInboxRequestSchema,
  subscribePushSchema,
  unreadSchema,
  unsubscribedSchema,
  unsubscribePushSchema,
  unsubscribeQuerySchema,
} from './schemas.js';

const settings = {
  email: 'layla@example.com',
  locale: 'en',
  pushKey: 'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT6ZF4dcISZ-GmAwvnF6LA',
  browsers: 1,
  browserIds: ['BP_ftPf0KP_UAuGSbGQ0xWRPtpeBoI5YUq3VjwNhXXI'],
  quietHours: { ...QUIET_HOURS },
  choices: CHOOSABLE_KINDS.map((kind) => ({
    kind, email: true, push: (COMPANY_KINDS as readonly string[]).includes(kind) ? null : true,
  })),
};
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk';
const token = 'eyJhY2NvdW50IjoiYSJ9.kU0Yb3l4dW5zaWduZWQ';

/** A hero's notifications and how they are delivered. */
export const NOTIFICATION_CALLS = defineCalls(
  NOTIFICATION_ROUTES,
  {
    tag: 'Notifications',
    description: 'A hero’s inbox, its other notifications by e-mail and push, and its quiet hours.',
    schemas: { InboxItem: inboxItemSchema, NotificationSettings: notificationSettingsSchema },
  },
  {
    listInbox: {
      summary: 'The caller’s inbox',
      description:
        'Newest first; `next` is the `before` of the next page. Lines are kept for 90 days. `unread` is that of the whole inbox.',
      caller: 'hero',
      query: inboxQuerySchema,
      example: { query: { limit: '20' } },
      answers: {
        200: {
          schema: inboxAnswerSchema,
          example: {
            items: [
              {
                id: `trade-in-${EXAMPLE_ID}-verified`,
                kind: 'trade-in-step',
                data: { tradeInId: EXAMPLE_ID, device: 'iPhone 13 Pro', state: 'verified' },
                createdAt: EXAMPLE_TIME,
                readAt: null,
              },
            ],
            unread: 1,
            next: null,
          },
        },
      },
      errors: ['session_required', 'too_many_requests', 'database_unavailable'],
    },
    readInbox: {
      summary: 'Mark lines of the inbox as read',
      description: 'Those that are named, or all. Naming what is read already, or is not the caller’s, changes nothing.',
      caller: 'hero',
      body: readInboxRequestSchema,
      example: { body: {} },
      answers: { 200: { schema: unreadSchema, example: { unread: 0 } } },
      errors: ['session_required'],
      command: true,
    },
    readMyNotifications: {
      summary: 'The caller’s choice of notifications',
      description:
        'E-mails go to the account’s address alone, pushes to browsers that subscribed. Quiet hours are times of the day in Dubai.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: notificationSettingsSchema, example: settings } },
      errors: ['session_required', 'too_many_requests', 'database_unavailable'],
    },
    chooseMyNotifications: {
      summary: 'Choose notifications',
      description:
        'What is left out stays. In quiet hours nothing is pushed or e-mailed: it waits until they are over. Sign-in codes never wait.',
      caller: 'hero',
      body: chooseNotificationsSchema,
      example: { body: { choices: [{ kind: 'rank-lost', email: false }], quietHours: { ...QUIET_HOURS } } },
      answers: { 200: { schema: notificationSettingsSchema, example: settings } },
      errors: ['session_required', 'demo_hero_fixed'],
      command: true,
    },
    subscribePush: {
      summary: 'Push to this browser',
      description: 'Takes what `PushManager.subscribe` gave. A browser that subscribes again is known.',
      caller: 'hero',
      body: subscribePushSchema,
      example: { body: { endpoint, keys: { p256dh: settings.pushKey, auth: 'tBHItJI5svbpez7KI4CCXg' }, locale: 'en' } },
      answers: { 200: { schema: browsersSchema, example: { browsers: 1 } } },
      errors: ['session_required', 'demo_hero_fixed', 'push_endpoint_refused'],
      command: true,
    },
    unsubscribePush: {
      summary: 'No more pushes to this browser',
      description: 'A browser that is not known changes nothing.',
      caller: 'hero',
      body: unsubscribePushSchema,
      example: { body: { endpoint } },
      answers: { 200: { schema: browsersSchema, example: { browsers: 0 } } },
      errors: ['session_required', 'demo_hero_fixed'],
      command: true,
    },
    unsubscribe: {
      summary: 'No more e-mails of one kind',
      description:
        'By the signed token of an e-mail, without a session: mail programs send it with one click (RFC 8058), as a form.',
      caller: 'public',
      query: unsubscribeQuerySchema,
      example: { query: { token } },
      answers: { 200: { schema: unsubscribedSchema, example: { kind: 'rank-lost' } } },
      errors: ['unsubscribe_token_wrong'],
      command: true,
    },
  },
);

/** What went out, for operators. */
export const MAIL_CALLS = defineCalls(
  MAIL_ROUTES,
  { tag: 'Mail', description: 'For operators: messages to people, and what became of each.' },
  {
    listMail: {
      summary: 'The newest messages',
      description:
        'Newest first. Where no mail server is set nothing goes out, and each is shown with its text; otherwise no text is, and never a code.',
      caller: 'operator',
      query: mailQuerySchema,
      example: { query: { limit: '50' } },
      answers: {
        200: {
          schema: mailAnswerSchema,
          example: {
            isSent: false,
            messages: [
              {
                id: 'code-0193a7c2',
                channel: 'email',
                to: 'layla@example.com',
                kind: 'sign-in-code',
                locale: 'en',
                state: 'sent',
                subject: 'Your sign-in code',
                content: {
                  paragraphs: ['Enter this code to sign in.'], code: '428193', action: null, footnote: null,
                },
                attempts: 1,
                createdAt: EXAMPLE_TIME,
                dueAt: EXAMPLE_TIME,
                sentAt: EXAMPLE_TIME,
                error: null,
              },
            ],
          },
        },
      },
      errors: ['database_unavailable'],
    },
  },
);
