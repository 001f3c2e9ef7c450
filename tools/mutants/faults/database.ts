import { mutantsOf } from '../mutant.ts';

export const databaseMutants = mutantsOf('database', [
  {
    breaks: 'two requests at once open two orders for one verified phone',
    file: 'server/db/migrations/0153-orders-of-verified-phones.sql',
    find: 'create unique index concurrently if not exists one_open_order_a_verified_phone',
    replace: 'create index concurrently if not exists one_open_order_a_verified_phone',
    project: 'db',
    tests: ['server/features/orders/placing/place-order.db'],
  },
  {
    breaks: 'the database takes a posting whose lines do not sum to nothing',
    file: 'server/db/migrations/0060-ledger.sql',
    find: 'if lines < 2 or left_over <> 0 then',
    replace: 'if lines < 2 then',
    project: 'db',
    tests: ['server/features/ledger/ledger.db'],
  },
  {
    breaks: 'a line of the book can be changed afterwards',
    file: 'server/db/migrations/0060-ledger.sql',
    find: 'before update or delete or truncate on ledger_line',
    replace: 'before truncate on ledger_line',
    project: 'db',
    tests: ['server/features/ledger/ledger.db'],
  },
  {
    breaks: 'an entry of the audit can be deleted',
    file: 'server/db/migrations/0002-audit.sql',
    find: 'before update or delete or truncate on audit_entry',
    replace: 'before update or truncate on audit_entry',
    project: 'db',
    tests: ['server/audit/audit.db'],
  },
  {
    breaks: 'a migration that was changed after it ran is taken for the same',
    file: 'server/db/migrate/migrate.ts',
    find: 'before === migration.checksum ||',
    replace: `before !== '' ||`,
    project: 'db',
    tests: ['server/db/database.db', 'server/db/migrate/apply-migration.db'],
  },
]);
