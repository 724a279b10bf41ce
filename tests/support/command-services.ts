import type { CommandServices } from '@planet-heroes/domain/kernel/commands/command-services';

/** What handlers are given where a test runs them itself: a desk decides, and no model answers. */
export const TEST_SERVICES: CommandServices = {
  autoVerifySeconds: undefined,
  transactionBoundMs: 2_000,
  languageModel: undefined,
  onModelFault: () => undefined,
  allowPrivateWebhooks: true,
};
