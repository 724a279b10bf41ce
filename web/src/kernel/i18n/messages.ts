/**
 * Every visible text, by feature: `messages.exchange.title`. A namespace rather than an object, so that a screen's
 * chunk carries only the groups that it uses: take them as `messages.exchange`, for a destructured namespace lands in
 * the first load whole. Another language is a folder beside `en` with the same exports.
 */
export * as messages from './en';
