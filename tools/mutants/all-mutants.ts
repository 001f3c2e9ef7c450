import { accountsMutants } from './faults/accounts.ts';
import { contractMutants } from './faults/contract.ts';
import { databaseMutants } from './faults/database.ts';
import { errandsMutants } from './faults/errands.ts';
import { houseMutants } from './faults/house.ts';
import { httpMutants } from './faults/http.ts';
import { moneyMutants } from './faults/money.ts';
import { ordersAfterMutants } from './faults/orders-after.ts';
import { ordersMutants } from './faults/orders.ts';
import { talkMutants } from './faults/talk.ts';
import { tradeMutants } from './faults/trade.ts';
import { webMutants } from './faults/web.ts';
import { workMutants } from './faults/work.ts';
import type { Mutant } from './mutant.ts';

export const allMutants: readonly Mutant[] = [
  ...accountsMutants,
  ...workMutants,
  ...ordersMutants,
  ...errandsMutants,
  ...ordersAfterMutants,
  ...moneyMutants,
  ...tradeMutants,
  ...talkMutants,
  ...houseMutants,
  ...httpMutants,
  ...databaseMutants,
  ...contractMutants,
  ...webMutants,
];
