import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

/** Everything that a database is but for its rows, line by line, so that two can be compared. */
export async function shapeOf(db: Db): Promise<string[]> {
  const rows = await db.rows({ line: text })`
    select format('column %s.%s %s %s default %s generated %s identity %s', class.relname, attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      pg_get_expr(adbin, adrelid), attgenerated, attidentity) as line
    from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = class.oid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select format('constraint %s %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated,
      condeferrable)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select format('index %s valid %s', pg_get_indexdef(indexrelid), indisvalid and indisready)
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all
    select format('trigger %s enabled %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal
    union all
    select format('function %s', pg_get_functiondef(oid)) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select format('sequence %s %s %s', sequencename, data_type, increment_by)
    from pg_sequences where schemaname = 'public'
    union all
    select format('view %s %s %s', oid::regclass, relacl, pg_get_viewdef(oid)) from pg_class
    where relnamespace = to_regnamespace('reporting') and relkind = 'v'
    union all
    select format('type %s %s', typname, string_agg(enumlabel, ',' order by enumsortorder))
    from pg_type join pg_enum on enumtypid = pg_type.oid group by typname
    order by line`;
  return rows.map(({ line }) => line);
}
