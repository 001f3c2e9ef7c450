import { describe, expect, it } from 'vitest';
import { conversationId } from '#contract/chat/schema.ts';
import { addressOfPlace, readPlace } from './url-state.ts';

const open = conversationId.parse('00000000-0000-4000-8000-000000000001');

describe('where in the inbox somebody is', () => {
  it('is read from the address as it was written there', () => {
    const place = { filter: 'mine', isUnread: true, search: '0803 & co', open, sheet: 'canned' } as const;
    expect(readPlace(new URL(addressOfPlace(place), 'https://x').search)).toEqual(place);
  });

  it('is the open ones where nothing was chosen, or nothing that there is', () => {
    const start = { filter: 'open', isUnread: false, search: '', open: null, sheet: null } as const;
    expect(readPlace('')).toEqual(start);
    expect(readPlace('?filter=nice&unread=no&chat=17&sheet=paper')).toEqual(start);
    expect(addressOfPlace(start)).toBe('/admin/chats');
  });
});
