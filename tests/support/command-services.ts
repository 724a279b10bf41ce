import type { CommandServices } from '@planet-heroes/domain/kernel/commands/command-services';

/**
 * What handlers are given where a test runs them itself: a desk decides, and no model answers. The bound is longer than
 * a product's: two test runs share the processor, and the bound has tests of its own.
 */
export const TEST_SERVICES: CommandServices = {
  autoVerifySeconds: undefined,
  ramadanShiftDays: 0,
  transactionBoundMs: 20_000,
  languageModel: undefined,
  onModelFault: () => undefined,
  onMessageFault: () => undefined,
  allowPrivateWebhooks: true,
  mailer: { keepsMail: true, send: async () => ({ status: 'sent' }), forget: async () => {} },
  pusher: { send: async () => ({ status: 'sent' }) },
  photos: { put: async () => undefined, read: async () => undefined, remove: async () => undefined },
  publicUrl: 'http://localhost:3000',
};
