import * as endpoints from '#contract/chat/endpoints.ts';
import * as mutes from '#contract/chat/admin/mute-endpoints.ts';
import * as office from '#contract/chat/admin/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { blockConversation } from './conversation/block-conversation.ts';
import { reportMessage } from './conversation/report-message.ts';
import { unblockConversation } from './conversation/unblock-conversation.ts';
import { deleteCanned } from './canned/delete-canned.ts';
import { saveCanned } from './canned/save-canned.ts';
import { markSeen } from './conversation/mark-seen.ts';
import { sayTyping } from './conversation/say-typing.ts';
import { assignConversation } from './admin/assign-conversation.ts';
import { closeConversation } from './admin/close-conversation.ts';
import { hideMessage } from './admin/hide-message.ts';
import { muteInChat } from './mutes/mute-in-chat.ts';
import { reopenConversation } from './admin/reopen-conversation.ts';
import { settleReports } from './admin/settle-reports.ts';
import { mutePerson } from './mutes/mute-person.ts';
import { sendMessage } from './messages/send-message.ts';
import { showMute } from './mutes/show-mute.ts';
import { listCanned } from './canned/list-canned.ts';
import { listConversations } from './admin/list-conversations.ts';
import { listRepliers } from './admin/list-repliers.ts';
import { listMyConversations } from './conversation/list-my-conversations.ts';
import { showConversation } from './conversation/show-conversation.ts';

export function chatRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(endpoints.showConversation, (input, caller) => showConversation(db, input, caller)),
    answer(endpoints.listMyConversations, (input, caller) => listMyConversations(db, input, caller)),
    answer(endpoints.sendMessage, (input, caller) => sendMessage(db, input, caller)),
    answer(endpoints.markSeen, (input, caller) => markSeen(db, input, caller)),
    answer(endpoints.sayTyping, (input, caller) => sayTyping(db, input, caller)),
    answer(endpoints.reportMessage, (input, caller) => reportMessage(db, input, caller)),
    answer(endpoints.blockConversation, (input, caller) => blockConversation(db, input, caller)),
    answer(endpoints.unblockConversation, (input, caller) => unblockConversation(db, input, caller)),
    answer(office.listConversations, (input, caller) => listConversations(db, input, caller)),
    answer(office.listRepliers, (input) => listRepliers(db, input)),
    answer(office.assignConversation, (input, caller) => assignConversation(db, input, caller)),
    answer(office.closeConversation, (input, caller) => closeConversation(db, input, caller)),
    answer(office.reopenConversation, (input, caller) => reopenConversation(db, input, caller)),
    answer(office.hideMessage, (input, caller) => hideMessage(db, input, caller)),
    answer(office.settleReports, (input, caller) => settleReports(db, input, caller)),
    answer(office.muteInChat, (input, caller) => muteInChat(db, input, caller)),
    answer(mutes.showMute, (input) => showMute(db, input)),
    answer(mutes.mutePerson, (input, caller) => mutePerson(db, input, caller)),
    answer(office.listCanned, () => listCanned(db)),
    answer(office.saveCanned, (input, caller) => saveCanned(db, input, caller)),
    answer(office.deleteCanned, (input, caller) => deleteCanned(db, input, caller)),
  ];
}
