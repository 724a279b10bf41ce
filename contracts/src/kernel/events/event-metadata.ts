/**
 * What led to an event, for operators; replays and archives leave it out.
 */
export interface EventMetadata {
  /** The command that wrote it, where that is not its cause. */
  commandId?: string;
  /** The trace of the call that asked for it. */
  traceparent?: string;
}
