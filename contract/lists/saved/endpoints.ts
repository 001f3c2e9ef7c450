import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done, noInput } from '#contract/fields.ts';
import {
  changedSavedAddress,
  changedSavedList,
  newSavedAddress,
  newSavedList,
  savedAddress,
  savedAddressId,
  savedList,
  savedListId,
} from './schema.ts';

export const listSavedLists = defineEndpoint({
  name: 'listSavedLists',
  purpose: 'The lists this account keeps, last changed first.',
  method: 'GET',
  path: '/api/lists/saved',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(savedList),
  refusals: [],
});

export const saveList = defineEndpoint({
  name: 'saveList',
  purpose: 'Keep a list as it was written; the same request twice keeps it once.',
  method: 'POST',
  path: '/api/lists/saved',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: newSavedList,
  reply: savedList,
  refusals: ['lists-full', 'same-id-other-body', 'not-found'],
});

export const changeSavedList = defineEndpoint({
  name: 'changeSavedList',
  purpose: 'Change a kept list’s name or text.',
  method: 'PUT',
  path: '/api/lists/saved/:listId',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: changedSavedList,
  reply: savedList,
  refusals: ['not-found'],
});

export const deleteSavedList = defineEndpoint({
  name: 'deleteSavedList',
  purpose: 'Throw a kept list away; one that is gone already is answered the same.',
  method: 'DELETE',
  path: '/api/lists/saved/:listId',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: z.strictObject({ listId: savedListId }),
  reply: done,
  refusals: [],
});

export const listSavedAddresses = defineEndpoint({
  name: 'listSavedAddresses',
  purpose: 'The places this account has things brought to, the usual one first.',
  method: 'GET',
  path: '/api/addresses',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(savedAddress),
  refusals: [],
});

export const saveAddress = defineEndpoint({
  name: 'saveAddress',
  purpose: 'Keep an address; the same request twice keeps it once.',
  method: 'POST',
  path: '/api/addresses',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: newSavedAddress,
  reply: savedAddress,
  refusals: ['addresses-full', 'same-id-other-body', 'not-found', 'outside-area'],
});

export const changeSavedAddress = defineEndpoint({
  name: 'changeSavedAddress',
  purpose: 'Change a kept address, or make it the usual one.',
  method: 'PUT',
  path: '/api/addresses/:addressId',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: changedSavedAddress,
  reply: savedAddress,
  refusals: ['not-found', 'outside-area'],
});

export const deleteSavedAddress = defineEndpoint({
  name: 'deleteSavedAddress',
  purpose: 'Throw a kept address away; one that is gone already is answered the same.',
  method: 'DELETE',
  path: '/api/addresses/:addressId',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: z.strictObject({ addressId: savedAddressId }),
  reply: done,
  refusals: [],
});
