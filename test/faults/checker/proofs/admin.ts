import { listIn, textIn, type Proof, type Proofs } from './proof.ts';

/** Proofs of admins’ writes; each needs its audit entry too. */
export const adminProofs: Proofs = {
  // Written again after a lost answer, it stands on the record twice: nothing else tells it from a second wish.
  changeSetting: (db, { input }) => db`
    select 1 from audit_entry
    where action = 'changeSetting' and subject = ${textIn(input, 'key')}
      and after ->> 'value' = ${textIn(input, 'value')} limit 1`,
  changeMarket: (db, { input }) => db`
    select 1 from audit_entry
    where action = 'changeMarket' and subject = ${textIn(input, 'marketId')}
      and after ->> 'description' = ${textIn(input, 'description')} limit 1`,
  verifyAgent: (db, { input }) => db`
    select from agent
    where user_id = ${textIn(input, 'userId')} and state = 'verified' and exists (
      select from audit_entry where action = 'verifyAgent' and subject = user_id::text)`,
  changeRole: (db, { input }) => db`
    select from account where id = ${textIn(input, 'userId')} and role = ${textIn(input, 'role')}`,
  grantPermissions: (db, { input }) => db`
    select from account
    where id = ${textIn(input, 'userId')} and cardinality(permissions) = ${listIn(input, 'permissions').length}`,
  issueFloat: floatMoved('float-issued'),
  takeFloatBack: floatMoved('float-returned'),
};

/** Every amount that the office of a run moves is another one. */
function floatMoved(what: 'float-issued' | 'float-returned'): Proof {
  return (db, { input }) => db`
    select from ledger_posting
    where what = ${what} and movement ->> 'agentId' = ${textIn(input, 'agentId')}
      and (movement ->> 'kobo')::bigint = ${Number(input['kobo'])}`;
}
