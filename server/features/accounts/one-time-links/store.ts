import type { Db } from '#server/db/database.ts';
import { boolean, instant, nullable, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

export type LinkPurpose = 'reset-password' | 'create-owner';

export interface NewLink {
  tokenHash: string;
  purpose: LinkPurpose;
  accountId: string | null;
  livesSeconds: number;
  /** True where it also takes the second steps off the account. */
  takesSecondSteps?: boolean;
}

/** Keeps the link and says when it ends. */
export async function insertLink(db: Db, link: NewLink): Promise<Date> {
  const [row] = await db.rows({ expiresAt: instant })`
    insert into one_time_link (token_hash, purpose, account_id, takes_second_steps, expires_at)
    values (
      ${link.tokenHash}, ${link.purpose}, ${link.accountId}, ${link.takesSecondSteps ?? false},
      now() + ${link.livesSeconds} * interval '1 second')
    returning expires_at as "expiresAt"`;
  if (row === undefined) throw new Error('a link was kept and cannot be read');
  return row.expiresAt;
}

const linkRow = { accountId: nullable(text), takesSecondSteps: boolean };

/** The link that can be used now; looking at it does not use it. */
export async function findLink(
  db: Db,
  tokenHash: string,
  purpose: LinkPurpose,
): Promise<RowOf<typeof linkRow> | undefined> {
  const [row] = await db.rows(linkRow)`
    select account_id as "accountId", takes_second_steps as "takesSecondSteps" from one_time_link
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > now()`;
  return row;
}

/** True for the one who comes first. */
export async function spendLink(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db`
    update one_time_link set used_at = now()
    where token_hash = ${tokenHash} and used_at is null and expires_at > now()
    returning token_hash`;
  return rows.length > 0;
}

export async function voidResetLinks(db: Db, accountId: string): Promise<void> {
  await db`delete from one_time_link where account_id = ${accountId} and used_at is null`;
}

export async function voidOwnerLinks(db: Db): Promise<void> {
  await db`delete from one_time_link where purpose = 'create-owner' and used_at is null`;
}
