import { beforeEach, describe, expect, it } from '@jest/globals';
import { toast, useToastStore } from './toast';

describe('toasts', () => {
  beforeEach(() => useToastStore.setState({ current: undefined, open: false }));

  it('shows one at a time: a newer toast takes the place of the one before', () => {
    toast({ title: 'Link Copied' });
    toast({ title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' });
    const { current, open } = useToastStore.getState();
    expect(open).toBe(true);
    expect(current).toMatchObject({ title: 'Error', variant: 'destructive' });
  });

  it('gives every toast an identity of its own, so that the same text twice starts its five seconds afresh', () => {
    toast({ title: 'Link Copied' });
    const first = useToastStore.getState().current?.id;
    toast({ title: 'Link Copied' });
    expect(useToastStore.getState().current?.id).not.toBe(first);
  });

  it('stays closed once dismissed', () => {
    toast({ title: 'Link Copied' });
    useToastStore.getState().setOpen(false);
    expect(useToastStore.getState().open).toBe(false);
  });
});
