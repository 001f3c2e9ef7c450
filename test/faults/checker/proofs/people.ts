import * as z from 'zod/mini';
import { listIn, textIn, type Proofs } from './proof.ts';

const choices = z.array(z.object({ group: z.string(), push: z.boolean() }));

/** Proofs of people’s writes for themselves, and to each other. */
export const peopleProofs: Proofs = {
  signUp: (db, { input }) => db`select from account where username = ${textIn(input, 'username')}`,
  signIn: (db, { input }) => db`
    select from account where username = ${textIn(input, 'username')}
      and exists (select from session where account_id = account.id)`,
  saveList: (db, { input }) => db`
    select from saved_list
    where client_request_id = ${textIn(input, 'clientRequestId')} and name = ${textIn(input, 'name')}
      and text = ${textIn(input, 'text')}`,
  changeNotificationPreferences: (db, { who, input }) => {
    const groups = choices.parse(input['groups']);
    return db`
      select from account where username = ${who} and ${groups.length} = (
        select count(*) from notice_choice
        join jsonb_to_recordset(${db.json(groups)}) as said ("group" text, push boolean)
          on said."group" = about and said.push = notice_choice.push
        where account_id = account.id)`;
  },
  subscribeWebPush: (db, { who, input }) => db`
    select from notice_device join account on account.id = account_id
    where username = ${who} and address = ${textIn(input, 'endpoint')}`,
  sendMessage: (db, { input, reply }) => db`
    select from chat_message message
    where (request_id = ${textIn(input, 'clientRequestId')} or text = ${textIn(input, 'text')})
      and conversation_id = ${textIn(reply, 'conversationId')}
      and ${listIn(input, 'pictures').length} = (
        select count(*) from chat_picture picture
        where picture.conversation_id = message.conversation_id and picture.number = message.number)`,
  addPicture: (db, { reply }) => db`select from picture where id = ${textIn(reply, 'id')}`,
  addRecording: (db, { reply }) => db`select from recording where id = ${textIn(reply, 'id')}`,
  applyAsAgent: (db, { who }) => db`
    select from agent join account on account.id = user_id where username = ${who}`,
  goOnline: (db, { who }) => db`
    select from account where username = ${who} and exists (select from shift where user_id = account.id)`,
};
