-- Names are written rarely and searched all day: new ones go straight into the index. Left on a pending list,
-- every search reads that list from end to end, and after a big import the planner prefers the whole table.
alter index catalogue_name_spelling set (fastupdate = off);
