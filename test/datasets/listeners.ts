import type { World } from '../world.ts';

/** Inserts people with news switched on and a browser; their push addresses do not exist. */
export async function manyListeners(world: World, pushServiceUrl: string, count: number): Promise<void> {
  await world.db`
    with listener as (
      insert into account (username, username_key, password_hash)
      select 'listener ' || n, 'listener ' || n, 'nobody signs in' from generate_series(1, ${count}::int) as n
      returning id),
    news as (
      insert into notice_choice (account_id, about, push, sms) select id, 'news', true, false from listener),
    signed_in as (
      insert into session (token_hash, account_id, user_agent, expires_at)
      select 'of ' || id, id, 'a phone', now() + interval '60 days' from listener
      returning id, account_id)
    insert into notice_device (
      account_id, session_id, way, address, address_hash, p256dh, auth, user_agent, language)
    select account_id, id, 'webPush', ${pushServiceUrl} || '/push/' || id, 'of ' || id,
      repeat('A', 87), repeat('A', 22), 'a phone', 'pcm'
    from signed_in`;
}
