import type { PersonalData } from '#server/feature.ts';
import { forgetSavedAddresses, readSavedAddresses } from './saved/store-addresses.ts';
import { forgetSavedLists, readSavedLists } from './saved/store-lists.ts';
import { viewSavedAddress, viewSavedList } from './saved/view.ts';

const savedLists: PersonalData = {
  noun: 'savedLists',
  exportFor: async (db, userId) => (await readSavedLists(db, userId)).map(viewSavedList),
  forget: forgetSavedLists,
};

const savedAddresses: PersonalData = {
  noun: 'savedAddresses',
  exportFor: async (db, userId) => (await readSavedAddresses(db, userId)).map(viewSavedAddress),
  forget: forgetSavedAddresses,
};

/** Prices that a person recorded stay, without the name. */
export const listsPersonalData: readonly PersonalData[] = [savedLists, savedAddresses];
