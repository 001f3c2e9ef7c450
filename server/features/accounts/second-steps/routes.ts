import * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { confirmAuthenticator } from './authenticator/confirm-authenticator.ts';
import { removeAuthenticator } from './authenticator/remove-authenticator.ts';
import { startAuthenticator } from './authenticator/start-authenticator.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { startPasskeyStepUp } from './passkeys/start-passkey-step-up.ts';
import { stepUpByPasskey } from './passkeys/step-up-by-passkey.ts';
import { renewRecoveryCodes } from './recovery-codes/renew-recovery-codes.ts';
import { resetSecondSteps } from './reset-second-steps.ts';
import { showSecondSteps } from './show-second-steps.ts';

export function secondStepsRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    answer(endpoints.showSecondSteps, (_input, caller) => showSecondSteps(db, caller)),
    answer(endpoints.startAuthenticator, (_input, caller) => startAuthenticator(deps, caller)),
    answer(endpoints.confirmAuthenticator, (input, caller) => confirmAuthenticator(deps, input, caller)),
    answer(endpoints.removeAuthenticator, (_input, caller) => removeAuthenticator(db, caller)),
    answer(endpoints.startPasskey, (_input, caller) => startPasskey(db, caller)),
    answer(endpoints.addPasskey, (input, caller) => addPasskey(deps, input, caller)),
    answer(endpoints.removePasskey, (input, caller) => removePasskey(db, input, caller)),
    answer(endpoints.renewRecoveryCodes, (_input, caller) => renewRecoveryCodes(deps, caller)),
    answer(endpoints.startPasskeyStepUp, (_input, caller) => startPasskeyStepUp(db, caller)),
    answer(endpoints.stepUpByPasskey, (input, caller) => stepUpByPasskey(db, input, caller)),
    answer(endpoints.resetSecondSteps, (input, caller) => resetSecondSteps(db, input, caller)),
  ];
}
