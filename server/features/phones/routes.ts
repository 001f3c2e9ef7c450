import * as endpoints from '#contract/phones/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { confirmPersonPhone } from './confirm-person-phone.ts';
import { askPhoneCode } from './codes/ask-phone-code.ts';
import { askPhoneOrderCode } from './codes/ask-phone-order-code.ts';
import { verifyPhone } from './codes/verify-phone.ts';
import { verifyPhoneOrder } from './codes/verify-phone-order.ts';
import { listOwnPhones } from './list-own-phones.ts';

export function phonesRoutes({ db, termii }: FeatureDeps): Route[] {
  const sendsCodes = termii !== undefined;
  return [
    answer(endpoints.listOwnPhones, (_input, caller) => listOwnPhones(db, caller, sendsCodes)),
    answer(endpoints.askPhoneCode, (input, caller) => askPhoneCode(db, input, caller, sendsCodes)),
    answer(endpoints.verifyPhone, (input, caller) => verifyPhone(db, input, caller)),
    answer(endpoints.askPhoneOrderCode, (input, caller) => askPhoneOrderCode(db, input, caller, sendsCodes)),
    answer(endpoints.verifyPhoneOrder, (input, caller) => verifyPhoneOrder(db, input, caller)),
    answer(endpoints.confirmPersonPhone, (input, caller) => confirmPersonPhone(db, input, caller)),
  ];
}
