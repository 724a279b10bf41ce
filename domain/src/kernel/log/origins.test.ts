import { describe, expect, it } from '@jest/globals';
import { Origins } from './origins.js';

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('what is written beside events', () => {
  it('is nothing where the cause is the command and no trace is known', () => {
    expect(new Origins([{ id: 'a' }]).metadataOf('a')).toBeUndefined();
  });

  it('is the trace of the command that is the cause, of several that are carried out together', () => {
    const origins = new Origins([{ id: 'a', traceparent: TRACE }, { id: 'b' }]);
    expect(origins.metadataOf('a')).toEqual({ traceparent: TRACE });
    expect(origins.metadataOf('b')).toBeUndefined();
  });

  it('is the command where the cause is another, and nobody’s where it could be of several', () => {
    expect(new Origins([{ id: 'a' }]).metadataOf('end:a')).toEqual({ commandId: 'a' });
    const origins = new Origins([{ id: 'a', traceparent: TRACE }, { id: 'b' }]);
    expect(origins.metadataOf('end:a')).toBeUndefined();
    origins.note('end:a', 'a');
    expect(origins.metadataOf('end:a')).toEqual({ commandId: 'a', traceparent: TRACE });
  });
});
