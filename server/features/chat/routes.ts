import * as endpoints from '#contract/chat/endpoints.ts';
import * as mutes from '#contract/chat/admin/mute-endpoints.ts';
import * as office from '#contract/chat/admin/endpoints.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { blockConversation, reportMessage, unblockConversation } from './conversation/block-and-report.ts';
import { deleteCanned, saveCanned } from './canned/commands.ts';
import { markSeen, sayTyping } from './conversation/seen-and-typing.ts';
import {
  assignConversation,
  closeConversation,
  hideMessage,
  muteInChat,
  reopenConversation,
  settleReports,
} from './admin/conversation-change.ts';
import { mutePerson } from './mutes/mute-person.ts';
import { sendMessage } from './messages/send-message.ts';
import { showMute } from './mutes/show-mute.ts';
import { listCanned, listConversations, listRepliers } from './admin/reads.ts';
import { listMyConversations, showConversation } from './conversation/reads.ts';

export function chatRoutes({ db }: Ground): Route[] {
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
    answer(office.listRepliers, () => listRepliers(db)),
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
