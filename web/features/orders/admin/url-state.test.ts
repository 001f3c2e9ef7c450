import { expect, it } from 'vitest';
import { orderCode } from '#contract/orders/schema.ts';
import { addressOfAdminPlace, changedFilter, isSameFilter, readAdminPlace } from './url-state.ts';

const code = orderCode.parse('MW-22AB3C4D');

it('opens the board where nothing is asked for, and an order over it', () => {
  expect(readAdminPlace('')).toEqual({ show: 'board', filter: {}, open: null, sheet: null });
  expect(readAdminPlace('order=MW-22AB3C4D')).toMatchObject({ show: 'board', open: code });
  expect(addressOfAdminPlace(readAdminPlace('order=MW-22AB3C4D'))).toBe('/admin/orders?order=MW-22AB3C4D');
});

it('keeps a filter in the address, and reads it from there again', () => {
  const place = readAdminPlace('q=ugu&statuses=placed,confirmed&late=yes&sort=promise&order=MW-22AB3C4D');
  expect(place).toMatchObject({
    show: 'list',
    filter: { search: 'ugu', statuses: 'placed,confirmed', late: 'yes', sort: 'promise' },
  });
  expect(readAdminPlace(addressOfAdminPlace(place).split('?')[1] ?? '')).toEqual(place);
});

it('leaves out of an address what is no filter, and keeps the rest', () => {
  expect(readAdminPlace('statuses=eaten&placedFrom=yesterday&late=yes').filter).toEqual({ late: 'yes' });
  expect(readAdminPlace('order=nothing&sheet=bed')).toMatchObject({
    open: null,
    sheet: null,
    show: 'board',
  });
});

it('goes back to all orders with an empty list, and to the board without a filter', () => {
  const place = readAdminPlace('late=yes');
  expect(addressOfAdminPlace({ ...place, filter: {} })).toBe('/admin/orders?show=list');
  expect(addressOfAdminPlace({ ...place, show: 'board' })).toBe('/admin/orders');
});

it('knows the same filter however it was written, and drops what becomes empty', () => {
  expect(isSameFilter({ late: 'yes', by: 'guest' }, { by: 'guest', late: 'yes' })).toBe(true);
  expect(isSameFilter({ late: 'yes' }, {})).toBe(false);
  expect(changedFilter({ late: 'yes', search: 'ugu' }, { search: '' })).toEqual({ late: 'yes' });
});
