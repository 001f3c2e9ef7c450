-- Neighbourhoods that are served, as rows. Points are whole millionths of a degree, so that what lies where is reckoned
-- exactly: an outline is latitude, longitude, latitude, longitude … counter-clockwise.
create function outline_bound(outline integer[], first integer, is_most boolean) returns integer
language sql immutable parallel safe as $$
  select case when is_most then max(outline[place]) else min(outline[place]) end
  from generate_series(first, cardinality(outline), 2) as place
$$;

-- Twice the millionths: the middle of an edge is whole too.
create function outline_edges(outline integer[])
returns table (place integer, ax bigint, ay bigint, bx bigint, by bigint)
language sql immutable parallel safe as $$
  select one, outline[2 * one]::bigint * 2, outline[2 * one - 1]::bigint * 2,
    outline[2 * (one % points + 1)]::bigint * 2, outline[2 * (one % points + 1) - 1]::bigint * 2
  from (select cardinality(outline) / 2 as points) as counted, generate_series(1, points) as one
$$;

-- 1 where a point lies left of the way from a to b, -1 right of it, 0 on its line.
create function side_of(ax bigint, ay bigint, bx bigint, by bigint, px bigint, py bigint) returns integer
language sql immutable parallel safe as $$
  select sign((bx - ax) * (py - ay) - (by - ay) * (px - ax))::integer
$$;

create function lies_on(ax bigint, ay bigint, bx bigint, by bigint, px bigint, py bigint) returns boolean
language sql immutable parallel safe as $$
  select (bx - ax) * (py - ay) = (by - ay) * (px - ax)
    and px between least(ax, bx) and greatest(ax, bx) and py between least(ay, by) and greatest(ay, by)
$$;

-- A plain outline: 3 to 200 points no further apart than half a degree, counter-clockwise round at least 100 m², that
-- touches itself nowhere.
create function is_plain_outline(outline integer[]) returns boolean
language plpgsql immutable parallel safe as $$
begin
  if array_ndims(outline) is distinct from 1 or cardinality(outline) % 2 = 1
    or cardinality(outline) not between 6 and 400 or array_position(outline, null) is not null then return false; end if;
  if outline_bound(outline, 1, false) < -90000000 or outline_bound(outline, 1, true) > 90000000
    or outline_bound(outline, 2, false) < -180000000 or outline_bound(outline, 2, true) > 180000000
    or outline_bound(outline, 1, true) - outline_bound(outline, 1, false) > 500000
    or outline_bound(outline, 2, true) - outline_bound(outline, 2, false) > 500000 then return false; end if;
  -- Eight times the area: twice by the formula, and twice in each direction.
  if (select sum(ax * by - ay * bx) from outline_edges(outline)) < 80000 then return false; end if;
  return not exists (
    select from outline_edges(outline) one join outline_edges(outline) other on other.place > one.place
    where case
      when other.place = one.place + 1 then
        lies_on(one.ax, one.ay, one.bx, one.by, other.bx, other.by) or lies_on(other.ax, other.ay, other.bx, other.by, one.ax, one.ay)
      when one.place = 1 and other.place = cardinality(outline) / 2 then
        lies_on(one.ax, one.ay, one.bx, one.by, other.ax, other.ay) or lies_on(other.ax, other.ay, other.bx, other.by, one.bx, one.by)
      else
        (side_of(one.ax, one.ay, one.bx, one.by, other.ax, other.ay) * side_of(one.ax, one.ay, one.bx, one.by, other.bx, other.by) < 0
          and side_of(other.ax, other.ay, other.bx, other.by, one.ax, one.ay) * side_of(other.ax, other.ay, other.bx, other.by, one.bx, one.by) < 0)
        or lies_on(one.ax, one.ay, one.bx, one.by, other.ax, other.ay) or lies_on(one.ax, one.ay, one.bx, one.by, other.bx, other.by)
        or lies_on(other.ax, other.ay, other.bx, other.by, one.ax, one.ay) or lies_on(other.ax, other.ay, other.bx, other.by, one.bx, one.by)
    end);
end $$;

-- True where a piece of one's edge, cut where the other's points lie on it, runs inside the other, or along an edge of it
-- in the same direction: both then have what is left of it.
create function enters_outline(outline integer[], other integer[]) returns boolean
language sql immutable parallel safe as $$
  with edge as materialized (select * from outline_edges(outline)),
    border as materialized (select * from outline_edges(other)),
    cut as (
      select place, ax as x, ay as y, 0::bigint as along from edge
      union
      select place, bx, by, abs(bx - ax) + abs(by - ay) from edge
      union
      select edge.place, border.ax, border.ay, abs(border.ax - edge.ax) + abs(border.ay - edge.ay)
      from edge join border on lies_on(edge.ax, edge.ay, edge.bx, edge.by, border.ax, border.ay)),
    piece as (
      select x as ax, y as ay, lead(x) over one as bx, lead(y) over one as by
      from cut window one as (partition by place order by along)),
    middle as materialized (
      select (ax + bx) / 2 as x, (ay + by) / 2 as y, bx - ax as dx, by - ay as dy from piece where bx is not null)
  select exists (
    select from middle
      cross join lateral (
        select bool_or(lies_on(ax, ay, bx, by, x, y)) as is_on,
          bool_or(lies_on(ax, ay, bx, by, x, y) and (bx - ax) * dx + (by - ay) * dy > 0) as is_along,
          count(*) filter (where (ay > y) <> (by > y)
            and side_of(ax, ay, bx, by, x, y) = case when by > ay then 1 else -1 end) % 2 = 1 as is_inside
        from border) as told
    where told.is_along or (told.is_inside and not told.is_on))
$$;

-- True where the insides of two plain outlines have something in common; borders may be shared.
create function outlines_overlap(one integer[], other integer[]) returns boolean
language sql immutable parallel safe as $$
  select exists (
      select from outline_edges(one) e, outline_edges(other) f
      where side_of(e.ax, e.ay, e.bx, e.by, f.ax, f.ay) * side_of(e.ax, e.ay, e.bx, e.by, f.bx, f.by) < 0
        and side_of(f.ax, f.ay, f.bx, f.by, e.ax, e.ay) * side_of(f.ax, f.ay, f.bx, f.by, e.bx, e.by) < 0)
    or enters_outline(one, other) or enters_outline(other, one)
$$;

create table zone (
  id uuid primary key,
  city_id uuid not null references city (id),
  name text not null check (name <> '' and length(name) <= 60),
  outline integer[] not null constraint an_outline_is_plain check (is_plain_outline(outline)),
  south integer not null generated always as (outline_bound(outline, 1, false)) stored,
  north integer not null generated always as (outline_bound(outline, 1, true)) stored,
  west integer not null generated always as (outline_bound(outline, 2, false)) stored,
  east integer not null generated always as (outline_bound(outline, 2, true)) stored,
  -- An address without a pin is there.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- What a delivery there costs more.
  fee_kobo bigint not null default 0 check (fee_kobo between 0 and 1000000),
  is_open boolean not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create unique index one_zone_a_name on zone (lower(name));
create index zone_of_a_city on zone (city_id);

-- One writer at a time: two who draw over each other at the same moment would not see each other's. With the owner's
-- rights, since an admin of one city sees no zone of another.
create function keep_zones_apart() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  neighbour text;
begin
  perform pg_advisory_xact_lock(hashtext('zones'));
  select other.name into neighbour
  from zone own join zone other on other.id <> own.id and other.south < own.north and own.south < other.north
    and other.west < own.east and own.west < other.east and outlines_overlap(own.outline, other.outline)
  where own.id = new.id limit 1;
  if found then
    raise exception 'zone % lies over %', new.name, neighbour
      using errcode = 'check_violation', constraint = 'zones_do_not_overlap';
  end if;
  return null;
end $$;

revoke execute on function keep_zones_apart() from public;

-- An import moves a border between two zones: it may be asked at the end.
create constraint trigger zones_do_not_overlap after insert or update of outline on zone
  deferrable initially immediate for each row execute function keep_zones_apart();

-- Those that were served so far: each point within 7 km of Life Camp belongs to the middle that is nearest to it.
insert into zone (id, city_id, name, latitude, longitude, outline, is_open)
select written.id, '01900000-0000-7000-8000-000000000001', name, latitude, longitude, outline, true
from (values
  ('01900000-0000-7000-8000-000000000101'::uuid, 'Life Camp', 9.0785, 7.4005,
    '{9092653,7409016,9093591,7401798,9077512,7385309,9064655,7398494,9066537,7408530,9078205,7412882}'::integer[]),
  ('01900000-0000-7000-8000-000000000102', 'Gwarinpa', 9.1085, 7.4045,
    '{9121927,7446938,9127538,7441255,9134447,7430784,9139206,7419149,9141632,7406797,9141632,7394203,9139206,7381851,9134447,7370216,9132114,7366681,9093591,7401798,9092653,7409016}'),
  ('01900000-0000-7000-8000-000000000103', 'Kado', 9.0845, 7.4235,
    '{9102115,7459795,9108404,7457157,9118745,7450160,9121927,7446938,9092653,7409016,9078205,7412882,9076749,7433781}'),
  ('01900000-0000-7000-8000-000000000104', 'Jabi', 9.0705, 7.4225,
    '{9078205,7412882,9066537,7408530,9053212,7423000,9060251,7430219,9076749,7433781}'),
  ('01900000-0000-7000-8000-000000000105', 'Utako', 9.0665, 7.4415,
    '{9084718,7464433,9096915,7461976,9102115,7459795,9076749,7433781,9060251,7430219,9058097,7461142,9060085,7461976,9072282,7464433}'),
  ('01900000-0000-7000-8000-000000000106', 'Karmo', 9.0625, 7.3845,
    '{9080681,7336567,9072282,7336567,9060085,7339024,9048596,7343843,9038255,7350840,9029462,7359745,9022553,7370216,9019922,7376649,9064655,7398494,9077512,7385309}'),
  ('01900000-0000-7000-8000-000000000107', 'Dape', 9.0925, 7.3865,
    '{9132114,7366681,9127538,7359745,9118745,7350840,9108404,7343843,9096915,7339024,9084718,7336567,9080681,7336567,9077512,7385309,9093591,7401798}'),
  ('01900000-0000-7000-8000-000000000108', 'Mbora', 9.0525, 7.4055,
    '{9019922,7376649,9017794,7381851,9015368,7394203,9015368,7406797,9017794,7419149,9019369,7423000,9053212,7423000,9066537,7408530,9064655,7398494}'),
  ('01900000-0000-7000-8000-000000000109', 'Wuye', 9.0525, 7.4405,
    '{9060251,7430219,9053212,7423000,9019369,7423000,9022553,7430784,9029462,7441255,9038255,7450160,9048596,7457157,9058097,7461142}')
) as written (id, name, latitude, longitude, outline);
