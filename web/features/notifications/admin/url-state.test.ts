import { expect, it } from 'vitest';
import { addressOfAdmin, readAdmin } from './url-state.ts';

it('a look at the log stands in the address, and is read out of it again', () => {
  const address =
    '/admin/notifications?tab=log&state=failed&kind=price-asked&way=sms&person=ada&code=MW-7KQ2P9XA';
  const place = readAdmin(address.slice(address.indexOf('?')));
  expect(place).toMatchObject({
    tab: 'log',
    state: 'failed',
    kind: 'price-asked',
    way: 'sms',
    person: 'ada',
  });
  expect(addressOfAdmin(place)).toBe(address);
});

it('an unknown value in an address is dropped', () => {
  const place = readAdmin('?tab=nothing&state=lost&kind=gossip&way=pigeon');
  expect(addressOfAdmin(place)).toBe('/admin/notifications');
});

it('a draft that is about to be sent is at an address of its own', () => {
  expect(addressOfAdmin({ ...readAdmin(''), write: 'new' })).toBe('/admin/notifications?write=new');
  expect(readAdmin('?write=7&sheet=send')).toMatchObject({ write: '7', isSending: true });
});
