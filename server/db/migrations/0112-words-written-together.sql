-- What orders are found by is written for a crowd at a time, and most words are everybody's: rice, tomatoes, garri.
-- Kept together at first, each word is looked up once for hundreds of orders. Whoever searches goes through what is
-- kept so, which is why it stays small.
alter index order_search_words set (fastupdate = on, gin_pending_list_limit = 256);
