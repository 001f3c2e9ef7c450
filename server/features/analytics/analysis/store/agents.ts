import { boolean, idOf, kobo, number, oneOf, text } from '#server/db/sql/codecs.ts';
import { agentStates } from '#contract/agents/schema.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import type { AgentPerformance } from '#contract/analytics/agents-schema.ts';
import type { Days } from '#contract/analytics/range.ts';
import type { Db } from '#server/db/database.ts';
import { beginOf, endOf } from '#server/features/analytics/store-days.ts';

const performance = {
  userId: idOf<UserId>(),
  name: text,
  state: oneOf(agentStates),
  isOnline: boolean,
  offersMade: number,
  offersTaken: number,
  offersDeclined: number,
  offersLapsed: number,
  onlineSeconds: number,
  delivered: number,
  onTime: number,
  lateSeconds: number,
  ratings: number,
  stars: number,
  handedOver: number,
  missing: number,
  guidedPaidKobo: kobo,
  guideKobo: kobo,
};

/** Everybody who may work or did, with the days as they are kept and the shift that is still going on. */
export function readPerformance(db: Db, { from, to }: Days, most: number): Promise<AgentPerformance[]> {
  return db.rows(performance)`
    select agent.user_id as "userId", agent.name, agent.state, open.user_id is not null as "isOnline",
      ${sums(db)}, coalesce(kept.online_seconds, 0) + coalesce(open.seconds, 0)::int as "onlineSeconds"
    from agent
    left join (
      select agent_id, sum(offers_made)::int as offers_made, sum(offers_taken)::int as offers_taken,
        sum(offers_declined)::int as offers_declined, sum(offers_lapsed)::int as offers_lapsed,
        sum(online_seconds)::int as online_seconds, sum(delivered)::int as delivered, sum(on_time)::int as on_time,
        sum(late_seconds)::bigint as late_seconds, sum(ratings)::int as ratings, sum(stars)::int as stars,
        sum(handed_over)::int as handed_over, sum(missing)::int as missing,
        kobo_sum(sum(guided_paid_kobo)) as guided_paid_kobo, kobo_sum(sum(guide_kobo)) as guide_kobo
      from analytics_agent_day where day between ${from} and ${to} group by agent_id
    ) as kept on kept.agent_id = agent.user_id
    left join (
      select user_id, greatest(floor(extract(epoch from
        least(now(), ${endOf(db, to)}) - greatest(started_at, ${beginOf(db, from)}))), 0) as seconds
      from shift where ended_at is null
    ) as open on open.user_id = agent.user_id
    where agent.phone is not null and agent.state in ('verified', 'suspended')
    order by delivered desc, agent.name, agent.user_id limit ${most}`;
}

function sums(db: Db) {
  return db`
    coalesce(kept.offers_made, 0) as "offersMade", coalesce(kept.offers_taken, 0) as "offersTaken",
    coalesce(kept.offers_declined, 0) as "offersDeclined", coalesce(kept.offers_lapsed, 0) as "offersLapsed",
    coalesce(kept.delivered, 0) as delivered, coalesce(kept.on_time, 0) as "onTime",
    coalesce(kept.late_seconds, 0) as "lateSeconds", coalesce(kept.ratings, 0) as ratings,
    coalesce(kept.stars, 0) as stars, coalesce(kept.handed_over, 0) as "handedOver",
    coalesce(kept.missing, 0) as missing, coalesce(kept.guided_paid_kobo, 0) as "guidedPaidKobo",
    coalesce(kept.guide_kobo, 0) as "guideKobo"`;
}
