-- Measures that a city's markets usually sell by, in the order in which they are offered. A city without any says nothing.
alter table city add column measures measure[] not null default '{}';

-- few rows: a place has dozens of cities.
update city set measures = '{mudu,paint,derica,basket,bag,tuber,bunch,heap,piece,kg}' where slug = 'abuja';
