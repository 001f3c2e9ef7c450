import { expect, it } from 'vitest';
import { orderCode } from '#contract/orders/schema.ts';
import { addressOfAdminPlace, changedFilter, isSameFilter, readAdminPlace } from './url-state.ts';

const code = orderCode.parse('MW-22AB3C4D');

it('the orders open as a board by default, and an order over it', () => {
  expect(readAdminPlace('')).toEqual({ show: 'board', filter: {}, open: null, sheet: null });
  expect(readAdminPlace('order=MW-22AB3C4D')).toMatchObject({ show: 'board', open: code });
  expect(addressOfAdminPlace(readAdminPlace('order=MW-22AB3C4D'))).toBe('/admin/orders?order=MW-22AB3C4D');
});

it('a filter is stored in the address, and read from it again', () => {
  const place = readAdminPlace('q=ugu&statuses=placed,confirmed&late=yes&sort=promise&order=MW-22AB3C4D');
  expect(place).toMatchObject({
    show: 'list',
    filter: { search: 'ugu', statuses: 'placed,confirmed', late: 'yes', sort: 'promise' },
  });
  expect(readAdminPlace(addressOfAdminPlace(place).split('?')[1] ?? '')).toEqual(place);
});

it('invalid fields of an address are left out, and the rest apply', () => {
  expect(readAdminPlace('statuses=eaten&placedFrom=yesterday&late=yes').filter).toEqual({ late: 'yes' });
  expect(readAdminPlace('order=nothing&sheet=bed')).toMatchObject({
    open: null,
    sheet: null,
    show: 'board',
  });
});

it('an empty list leads back to all orders, and the board drops the filter', () => {
  const place = readAdminPlace('late=yes');
  expect(addressOfAdminPlace({ ...place, filter: {} })).toBe('/admin/orders?show=list');
  expect(addressOfAdminPlace({ ...place, show: 'board' })).toBe('/admin/orders');
});

it('equal filters are recognized however they were written, and empty fields are dropped', () => {
  expect(isSameFilter({ late: 'yes', by: 'guest' }, { by: 'guest', late: 'yes' })).toBe(true);
  expect(isSameFilter({ late: 'yes' }, {})).toBe(false);
  expect(changedFilter({ late: 'yes', search: 'ugu' }, { search: '' })).toEqual({ late: 'yes' });
});
