-- outside a transaction: refunds are sent meanwhile.
-- What went back to one person in a day is summed before more goes.
create index concurrently if not exists refund_made on refund (made_at);
