-- outside a transaction: people are signed in.
alter table account drop constraint if exists account_permissions_are_known;
alter table account add constraint account_permissions_are_known check (
  permissions <@ array[
    'orders:view', 'orders:manage', 'chats:reply', 'markets:manage', 'agents:manage',
    'users:view', 'users:manage', 'analytics:view', 'settings:manage', 'launch:manage',
    'notifications:send', 'money:view', 'money:manage', 'money:refund', 'claims:decide', 'audit:view'
  ]::text[]
) not valid;
alter table account validate constraint account_permissions_are_known;
-- contract: the rule above says the same and one right more.
alter table account drop constraint if exists account_permissions_check;

-- Whoever could decide claims still can.
-- in steps of 2000 over account.number
update account set permissions = array_append(permissions, 'claims:decide')
where number > $1 and number <= $2 and 'money:refund' = any(permissions) and not 'claims:decide' = any(permissions);
