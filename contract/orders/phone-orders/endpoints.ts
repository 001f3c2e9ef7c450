import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { writtenPhone } from '#contract/phones/schema.ts';
import { placeOrder } from '../endpoints.ts';
import { order, orderCode } from '../schema.ts';
import { phoneCustomer, phoneOrder } from './schema.ts';

export const showPhoneCustomer = defineEndpoint({
  name: 'showPhoneCustomer',
  purpose: 'Who orders by this number: account, addresses, orders and debt, as far as this admin may see.',
  method: 'POST',
  path: '/api/admin/phone-orders/customer',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ phone: writtenPhone }),
  reply: phoneCustomer,
  refusals: ['bad-phone', 'own-account'],
});

export const placePhoneOrder = defineEndpoint({
  name: 'placePhoneOrder',
  purpose: 'Place an order for somebody on the phone, paid at the door; nobody does so for their own number.',
  method: 'POST',
  path: '/api/admin/phone-orders',
  audience: 'orders:manage',
  // The open orders and the debt of a number are counted over all cities; the market is one that the admin sees.
  scope: 'own',
  duringMaintenance: 'answered',
  input: phoneOrder,
  reply: z.object({ code: orderCode, order }),
  refusals: [...placeOrder.refusals, 'own-account'],
});
