/** `connecting` is a short grace after the start or a drop; when it ends without a connection, polling starts. */
export type LiveStatus = 'connecting' | 'catching-up' | 'live' | 'polling';
