import { describe, expect, it } from 'vitest';
import { conversationId } from '#contract/chat/schema.ts';
import { addressOfPlace, readPlace } from './url-state.ts';

const open = conversationId.parse('00000000-0000-4000-8000-000000000001');

describe('the state of the conversation list', () => {
  it('the state is read from the address as it was written there', () => {
    const place = { filter: 'mine', isWaiting: true, search: '0803 & co', open, sheet: 'canned' } as const;
    expect(readPlace(new URL(addressOfPlace(place), 'https://x').search)).toEqual(place);
  });

  it('the state is the open conversations where the address holds nothing valid', () => {
    const start = { filter: 'open', isWaiting: false, search: '', open: null, sheet: null } as const;
    expect(readPlace('')).toEqual(start);
    expect(readPlace('?filter=nice&waiting=no&chat=17&sheet=paper')).toEqual(start);
    expect(addressOfPlace(start)).toBe('/admin/chats');
  });
});
