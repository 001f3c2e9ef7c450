import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { applyAsAgent as endpoint } from '#contract/agents/endpoints.ts';
import { agent as agentReply } from '#contract/agents/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { isAdmin } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { businessName } from '#server/features/accounts/names/judge-name.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { deletePictures } from '#server/media/store.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { isOfTheHouse } from '#server/names/house-names.ts';
import { skeletonOf } from '#server/names/skeleton.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { findAgent, leaveMarkets, lockAgent, putApplication, readCities } from '../store.ts';
import { oneCityOf } from './one-city.ts';
import { agentEvent } from '../view-event.ts';
import { viewAgent } from '../view.ts';

type Written = InputOf<typeof endpoint>;
type Answer = OutcomeOf<typeof endpoint>;

/** Takes an application in, once for an id; one that was refused gives way to a new one. */
export async function applyAsAgent(db: Db, written: Written, caller: Caller): Promise<Answer> {
  const { user } = memberOf(caller);
  if (isAdmin(user)) return { ok: false, reason: 'staff-account' };
  const phone = readPhone(written.phone);
  if (phone === undefined) return { ok: false, reason: 'bad-phone' };
  if (isOfTheHouse(skeletonOf(written.name), await businessName(db)))
    return { ok: false, reason: 'name-of-the-house' };
  try {
    return await answerOnce(
      db,
      markOf(endpoint.name, written, caller.person),
      (stored) => agentReply.parse(stored),
      async (transaction) => {
        // The account's row, so that of two first applications at once the second sees the first.
        if ((await lockAccount(transaction, user.id)) === undefined)
          return { ok: false, reason: 'staff-account' };
        const before = await lockAgent(transaction, user.id);
        const city = oneCityOf(written.marketIds, await readCities(transaction, written.marketIds));
        if (!city.ok) return city;
        if (before !== undefined && before.state !== 'refused')
          return { ok: false, reason: 'already-applied' };
        const pictures = [written.photo, written.idPhoto];
        if (!(await attachPictures(transaction, pictures, user.id, new Date())))
          return { ok: false, reason: 'no-such-picture' };
        const { name, vehicle, works, marketIds, photo: photoId, idPhoto: idPhotoId } = written;
        const row = {
          userId: user.id,
          cityId: city.cityId,
          name,
          phone,
          photoId,
          idPhotoId,
          vehicle,
          works,
          marketIds,
        };
        if (before !== undefined) await leaveMarkets(transaction, user.id);
        await putApplication(transaction, row);
        if (before !== undefined) await deletePictures(transaction, [before.photoId, before.idPhotoId]);
        await writeEvent(transaction, agentEvent(user.id, 'agent.applied'));
        return { ok: true, value: { subject: user.id, reply: await applicationOf(transaction, user.id) } };
      },
    );
  } catch (error) {
    if (violatedRule(error) === 'one_agent_a_phone') return { ok: false, reason: 'phone-taken' };
    throw error;
  }
}

async function applicationOf(db: Db, userId: string) {
  const row = await findAgent(db, userId);
  if (row === undefined) throw new Error('an application was kept and cannot be read');
  return viewAgent(row, await pictureAddresses(db, new Date()));
}
