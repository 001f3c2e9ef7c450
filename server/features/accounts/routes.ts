import * as care from '#contract/accounts/admin/endpoints.ts';
import * as endpoints from '#contract/accounts/endpoints.ts';
import * as secondSteps from '#contract/accounts/second-steps/endpoints.ts';
import type { FeatureDeps, PersonalData } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { deletePerson } from './admin/delete-person.ts';
import { exportPerson } from './admin/export-person.ts';
import { listCitiesToSee } from './admin/list-cities-to-see.ts';
import { issueResetLink } from './one-time-links/issue-reset-link.ts';
import { resetPassword } from './one-time-links/reset-password.ts';
import { changePassword } from './own-account/change-password.ts';
import { changeProfile } from './own-account/change-profile.ts';
import { deleteAccount } from './own-account/delete-account.ts';
import { createOwner } from './one-time-links/create-owner.ts';
import { changeRole } from './admin/change-role.ts';
import { grantPermissions } from './admin/grant-permissions.ts';
import { signPersonOut } from './admin/sign-person-out.ts';
import { revokeDevice } from './sessions/revoke-device.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { signOutEverywhere } from './sessions/sign-out-everywhere.ts';
import { stepUp } from './sessions/step-up.ts';
import { signUp } from './sessions/sign-up.ts';
import { accountsPersonalData } from './personal-data.ts';
import { confirmAuthenticator } from './second-steps/authenticator/confirm-authenticator.ts';
import { removeAuthenticator } from './second-steps/authenticator/remove-authenticator.ts';
import { startAuthenticator } from './second-steps/authenticator/start-authenticator.ts';
import { addPasskey } from './second-steps/passkeys/add-passkey.ts';
import { removePasskey } from './second-steps/passkeys/remove-passkey.ts';
import { startPasskey } from './second-steps/passkeys/start-passkey.ts';
import { startPasskeyStepUp } from './second-steps/passkeys/start-passkey-step-up.ts';
import { stepUpByPasskey } from './second-steps/passkeys/step-up-by-passkey.ts';
import { renewRecoveryCodes } from './second-steps/recovery-codes/renew-recovery-codes.ts';
import { resetSecondSteps } from './second-steps/reset-second-steps.ts';
import { showSecondSteps } from './second-steps/show-second-steps.ts';
import { showPerson } from './admin/show-person.ts';
import { exportAccount } from './own-account/export-account.ts';
import { listDevices } from './sessions/list-devices.ts';
import { listPeople } from './admin/list-people.ts';
import { me } from './own-account/me.ts';

/** The account goes first in an export and last when it is forgotten: what refers to it is handed in by the app. */
export function accountsRoutes(deps: FeatureDeps, othersData: readonly PersonalData[]): Route[] {
  const { db } = deps;
  const personalData = [...accountsPersonalData, ...othersData];
  return [
    answer(endpoints.me, (_input, caller) => me(caller)),
    answer(endpoints.signIn, (input, caller) => signIn(db, input, caller)),
    answer(endpoints.signUp, (input, caller) => signUp(deps, input, caller)),
    answer(endpoints.signOut, (_input, caller) => signOut(db, caller)),
    answer(endpoints.signOutEverywhere, (_input, caller) => signOutEverywhere(db, caller)),
    answer(endpoints.listDevices, (_input, caller) => listDevices(db, caller)),
    answer(endpoints.revokeDevice, (input, caller) => revokeDevice(db, input, caller)),
    answer(endpoints.changePassword, (input, caller) => changePassword(deps, input, caller)),
    answer(endpoints.stepUp, (input, caller) => stepUp(deps, input, caller)),
    answer(secondSteps.showSecondSteps, (_input, caller) => showSecondSteps(db, caller)),
    answer(secondSteps.startAuthenticator, (_input, caller) => startAuthenticator(deps, caller)),
    answer(secondSteps.confirmAuthenticator, (input, caller) => confirmAuthenticator(deps, input, caller)),
    answer(secondSteps.removeAuthenticator, (_input, caller) => removeAuthenticator(db, caller)),
    answer(secondSteps.startPasskey, (_input, caller) => startPasskey(db, caller)),
    answer(secondSteps.addPasskey, (input, caller) => addPasskey(deps, input, caller)),
    answer(secondSteps.removePasskey, (input, caller) => removePasskey(db, input, caller)),
    answer(secondSteps.renewRecoveryCodes, (_input, caller) => renewRecoveryCodes(deps, caller)),
    answer(secondSteps.startPasskeyStepUp, (_input, caller) => startPasskeyStepUp(db, caller)),
    answer(secondSteps.stepUpByPasskey, (input, caller) => stepUpByPasskey(db, input, caller)),
    answer(secondSteps.resetSecondSteps, (input, caller) => resetSecondSteps(db, input, caller)),
    answer(endpoints.changeProfile, (input, caller) => changeProfile(db, input, caller)),
    answer(endpoints.exportAccount, (_input, caller) => exportAccount(db, personalData, caller)),
    answer(endpoints.deleteAccount, (input, caller) => deleteAccount(db, personalData, input, caller)),
    answer(endpoints.resetPassword, (input, caller) => resetPassword(deps, input, caller)),
    answer(endpoints.createOwner, (input, caller) => createOwner(deps, input, caller)),
    answer(care.listPeople, (input) => listPeople(db, input)),
    answer(endpoints.changeRole, (input, caller) => changeRole(db, input, caller)),
    answer(endpoints.grantPermissions, (input, caller) => grantPermissions(db, input, caller)),
    answer(endpoints.issueResetLink, (input, caller) => issueResetLink(deps, input, caller)),
    answer(endpoints.signPersonOut, (input, caller) => signPersonOut(db, input, caller)),
    answer(care.listCitiesToSee, () => listCitiesToSee(db)),
    answer(care.showPerson, (input, caller) => showPerson(db, personalData, input, caller)),
    answer(care.exportPerson, (input, caller) => exportPerson(db, personalData, input, caller)),
    answer(care.deletePerson, (input, caller) => deletePerson(db, personalData, input, caller)),
  ];
}
