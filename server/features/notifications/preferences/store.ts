import type { Language } from '#contract/accounts/schema.ts';
import { noticeGroups } from '#contract/notifications/kinds.ts';
import type { QuietHours } from '#contract/notifications/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, nullable, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const choiceRow = {
  group: oneOf(noticeGroups),
  push: boolean,
  sms: boolean,
};
export type ChoiceRow = RowOf<typeof choiceRow>;

export function readChoices(db: Db, accountId: string): Promise<ChoiceRow[]> {
  return db.rows(choiceRow)`
    select about as "group", push, sms from notice_choice where account_id = ${accountId}`;
}

export async function putChoice(db: Db, accountId: string, { group, push, sms }: ChoiceRow): Promise<void> {
  await db`
    insert into notice_choice (account_id, about, push, sms) values (${accountId}, ${group}, ${push}, ${sms})
    on conflict (account_id, about) do update set push = excluded.push, sms = excluded.sms`;
}

const personRow = {
  quietOn: boolean,
  quietFrom: nullable(text),
  quietUntil: nullable(text),
};
export type PersonRow = RowOf<typeof personRow>;

export async function findPerson(db: Db, accountId: string): Promise<PersonRow | undefined> {
  const [row] = await db.rows(personRow)`
    select quiet_on as "quietOn", quiet_from as "quietFrom", quiet_until as "quietUntil"
    from notice_person where account_id = ${accountId}`;
  return row;
}

/** In which language somebody reads; what they said about quiet hours stays. */
export async function putLanguage(db: Db, accountId: string, language: Language): Promise<void> {
  await db`
    insert into notice_person (account_id, language) values (${accountId}, ${language})
    on conflict (account_id) do update set language = excluded.language`;
}

export async function putQuietHours(
  db: Db,
  accountId: string,
  { on, from, until }: QuietHours & { on: boolean },
): Promise<void> {
  await db`
    update notice_person set quiet_on = ${on}, quiet_from = ${from}, quiet_until = ${until}
    where account_id = ${accountId}`;
}

export async function findHouseQuiet(db: Db): Promise<QuietHours | undefined> {
  const [row] = await db.rows({ from: text, until: text })`
    select quiet_from as "from", quiet_until as "until" from notice_house`;
  return row;
}

export async function putHouseQuiet(db: Db, { from, until }: QuietHours): Promise<void> {
  await db`
    insert into notice_house (quiet_from, quiet_until) values (${from}, ${until})
    on conflict (is_one) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`;
}
