import type { Database } from '#server/db/database.ts';

/** A uuid as good as a drawn one, but the same for the same words: `words` is a piece of SQL. */
export function uuidInSql(words: string): string {
  return `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** The id of an order by its number, rising with it as those do that are made as time goes. */
export function orderInSql(number: string): string {
  const time = `'0199' || lpad(${number}, 8, '0')`;
  return `overlay(overlay(overlay(md5('order ' || ${number}) placing ${time} from 1) placing '7' from 13) placing '8' from 17)::uuid`;
}

/** The account of a customer by their number; `number` is a piece of SQL. */
export function accountInSql(number: string): string {
  return uuidInSql(`'account ' || ${number}`);
}

/** A customer has one open order at most, so each order of a run needs a phone and an account of its own. */
export function phoneInSql(number: string): string {
  return `'+23480' || lpad(${number}, 8, '0')`;
}

export function phoneOf(number: number): string {
  return `+23480${String(number).padStart(8, '0')}`;
}

const sessionPrefix = 'session-of-customer-';

export function sessionOf(number: number): string {
  return `${sessionPrefix}${number}`;
}

/** Customers who are signed in already, by SQL: signing thousands up would take longer than what is measured. */
export async function insertCustomers(db: Database, customers: number): Promise<void> {
  await db.unsafe(`
    insert into account (id, username, username_key, password_hash)
    select ${accountInSql('n')}, 'bench ' || n, 'bench ' || n, 'x' from generate_series(1, ${customers}) as n`);
  await db.unsafe(`
    insert into session (token_hash, account_id, user_agent, expires_at)
    select encode(sha256(convert_to('${sessionPrefix}' || n, 'UTF8')), 'hex'), ${accountInSql('n')}, 'bench',
      now() + interval '60 days'
    from generate_series(1, ${customers}) as n`);
  // Their baskets are larger than what a number that nobody verified may order at the door.
  await db.unsafe(`
    insert into verified_phone (phone, account_id, how)
    select ${phoneInSql('n::text')}, ${accountInSql('n')}, 'code' from generate_series(1, ${customers}) as n`);
  await db.unsafe('analyze account, session, verified_phone');
}
