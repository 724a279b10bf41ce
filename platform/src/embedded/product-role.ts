import pg from 'pg';

/** What the product connects as: not a superuser, so it can neither read the server's files nor pass over triggers. */
export const PRODUCT_ROLE = 'planet_heroes';

/**
 * `reassign owned` refuses what the cluster's own role has: the system's objects are that role's as well. Indexes,
 * types of tables and sequences of columns follow their tables.
 */
const OWN = `
  alter database postgres owner to ${PRODUCT_ROLE};
  do $$
  declare statement text;
  begin
    for statement in
      with made as (
        select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
      )
      select format('alter schema %I owner to ${PRODUCT_ROLE}', nspname) from made where nspname <> 'public'
      union all
      select format('alter table %s owner to ${PRODUCT_ROLE}', pg_class.oid::regclass)
        from pg_class join made on made.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'm', 'S') and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
            and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
        )
      union all
      select format('alter routine %s owner to ${PRODUCT_ROLE}', pg_proc.oid::regprocedure)
        from pg_proc join made on made.oid = pronamespace
      union all
      select format('alter type %s owner to ${PRODUCT_ROLE}', pg_type.oid::regtype)
        from pg_type join made on made.oid = typnamespace where typtype in ('e', 'd')
    loop
      execute statement;
    end loop;
  end $$`;

/**
 * Makes the product's role and gives it the database `postgres` with all that is in it, in one transaction. Does
 * nothing where the role is there. `client` is connected as the cluster's own role.
 */
export async function assureProductRole(client: pg.Client, password: string): Promise<void> {
  const { rows: [found] } = await client.query<{ role: string | null }>('select to_regrole($1) as role', [
    PRODUCT_ROLE,
  ]);
  if (found!.role !== null) return;
  await client.query(`create role ${PRODUCT_ROLE} login password ${pg.escapeLiteral(password)}; ${OWN}`);
}
