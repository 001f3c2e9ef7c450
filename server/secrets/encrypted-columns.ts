/** A column of ciphertexts; the column NAME_key beside it has the id of each one's key (`name_data_key`). */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** The primary key, which each ciphertext is bound to. */
  row: string;
}

/** Columns that are encrypted anew when keys are turned over. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'withdrawal', column: 'bank_account', row: 'id' },
  { table: 'authenticator', column: 'secret', row: 'account_id' },
  { table: 'pending_authenticator', column: 'secret', row: 'account_id' },
];
