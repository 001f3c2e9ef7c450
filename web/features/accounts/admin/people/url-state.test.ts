import { expect, it } from 'vitest';
import { countChanges, presets } from '../person/permission-presets.ts';
import { addressOfPeoplePlace, everybody, readPeoplePlace, type PeoplePlace } from './url-state.ts';

const ada = '00000000-0000-4000-8000-00000000000a';

function through(place: PeoplePlace): PeoplePlace {
  const address = addressOfPeoplePlace(place);
  return readPeoplePlace(address.includes('?') ? address.slice(address.indexOf('?')) : '');
}

it('whom a desk looks at stands in the address and comes back out of it', () => {
  const admins: PeoplePlace = {
    ...everybody,
    search: '0803 & co',
    role: 'admin',
    permission: 'money:view',
    open: null,
  };
  expect(through(admins)).toEqual(admins);
  const muted: PeoplePlace = { ...everybody, show: 'muted', open: null };
  expect(through(muted)).toEqual(muted);
  expect(readPeoplePlace(`?person=${ada}`).open).toBe(ada);
});

it('an unknown value in an address is ignored', () => {
  expect(readPeoplePlace('?show=tall&role=king&may=fly&person=ada')).toEqual({ ...everybody, open: null });
  expect(addressOfPeoplePlace({ ...everybody, open: null })).toBe('/admin/users');
});

it('a change of permissions is counted both ways', () => {
  expect(countChanges(presets.marketDesk, presets.onlooker)).toEqual({ added: 5, removed: 1 });
  expect(countChanges(presets.moneyDesk, presets.nothing)).toEqual({ added: 0, removed: 5 });
});
