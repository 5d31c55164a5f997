// What keeps a statement from running on a PostgreSQL that is sharded by tenant. Found with PostgreSQL's own parser.
import { loadModule, parseSync } from 'libpg-query';

await loadModule();

export interface StatementScope {
  /** Those with a tenant_id, unless every node has all of their rows. */
  readonly tenantTables: ReadonlySet<string>;
  /** Whether row level security applies. */
  readonly isTenants: boolean;
}

type Node = Readonly<Record<string, unknown>>;

/** A place of a statement that reads tables: a select, an update, a delete or an insert. */
interface Level {
  readonly tables: { readonly name: string; readonly alias: string }[];
  readonly conditions: Node[];
}

/** Empty if it runs on the shards of one tenant, or is the owner's and reads all tenants without locking rows. */
export function statementFaults(text: string, { tenantTables, isTenants }: StatementScope): string[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Node }[] };
  const faults: string[] = [];
  const named = new Map<string, Node>();
  const inserts: Node[] = [];
  let isLocking = false;
  let comparedCount = 0;
  let readCount = 0;
  const visit = (kind: string, node: Node): void => {
    if (kind === 'LockingClause') isLocking = true;
    if (kind === 'CommonTableExpr') named.set(String(node['ctename']), node);
    if (kind === 'InsertStmt') inserts.push(node);
    const level = levelOf(kind, node);
    for (const { name, alias } of level?.tables ?? []) {
      if (!tenantTables.has(name)) continue;
      readCount += 1;
      const isOnly = level?.tables.filter((table) => tenantTables.has(table.name)).length === 1;
      if (level?.conditions.some((condition) => comparesTenant(condition, alias, isOnly))) comparedCount += 1;
      else faults.push(`the tenant of ${alias} is not compared with a parameter`);
    }
  };
  for (const { stmt } of stmts) walk(stmt, visit);
  const readsTenants = (source: unknown): boolean =>
    tablesIn(source).some((name) => {
      const common = named.get(name);
      return common === undefined ? tenantTables.has(name) : readsTenants(common['ctequery']);
    });
  for (const insert of inserts) {
    faults.push(...insertFaults(insert, tenantTables));
    const { relname, select } = partsOf(insert);
    if (isTenants && tenantTables.has(relname) && select['valuesLists'] === undefined && !readsTenants(select))
      faults.push(`the rows inserted into ${relname} are from no table of the tenant`);
  }
  const readsAllTenants = !isTenants && !isLocking && comparedCount === 0 && readCount > 0;
  return readsAllTenants ? [] : faults;
}

interface InsertParts {
  readonly relname: string;
  readonly columns: readonly Node[];
  readonly select: Node;
  readonly conflictCondition: Node | undefined;
}

function partsOf(insert: Node): InsertParts {
  const { relation, cols, selectStmt, onConflictClause } = insert as {
    relation: { relname: string };
    cols?: Node[];
    selectStmt?: { SelectStmt: Node };
    onConflictClause?: { whereClause?: Node };
  };
  return {
    relname: relation.relname,
    columns: cols ?? [],
    select: selectStmt?.SelectStmt ?? {},
    conflictCondition: onConflictClause?.whereClause,
  };
}

function insertFaults(insert: Node, tenantTables: ReadonlySet<string>): string[] {
  const { relname, columns, select, conflictCondition } = partsOf(insert);
  if (!tenantTables.has(relname)) return [];
  const faults: string[] = [];
  const given = tenantValues(
    select,
    columns.findIndex((column) => (column['ResTarget'] as { name?: string }).name === 'tenant_id'),
  );
  if (given.length === 0 || !given.every((value) => isParameter(value) || isTenantColumn(value)))
    faults.push(`the tenant of the rows inserted into ${relname} is no parameter`);
  let callsFunction = false;
  walk(conflictCondition, (kind) => (callsFunction ||= kind === 'FuncCall'));
  if (callsFunction) faults.push(`a function decides which rows of ${relname} change on a conflict`);
  return faults;
}

/** The names of tables and common table expressions that are read. */
function tablesIn(source: unknown): string[] {
  if (typeof source !== 'object' || source === null) return [];
  const { relname } = source as { relname?: string };
  return [...(relname === undefined ? [] : [relname]), ...Object.values(source).flatMap(tablesIn)];
}

function tenantValues(select: Node, at: number): Node[] {
  const { valuesLists, targetList = [] } = select as {
    valuesLists?: { List: { items: Node[] } }[];
    targetList?: { ResTarget: { val: Node } }[];
  };
  const rows = valuesLists?.map(({ List }) => List.items) ?? [targetList.map(({ ResTarget }) => ResTarget.val)];
  return rows.map((row) => row[at]).filter((value) => value !== undefined);
}

function levelOf(kind: string, node: Node): Level | undefined {
  const level: Level = { tables: [], conditions: [] };
  const addTable = (table: unknown): void => {
    const { relname, alias } = table as { relname: string; alias?: { aliasname: string } };
    level.tables.push({ name: relname, alias: alias?.aliasname ?? relname });
  };
  const addSource = (source: Node): void => {
    if (source['RangeVar'] !== undefined) addTable(source['RangeVar']);
    const join = source['JoinExpr'] as { larg: Node; rarg: Node; quals?: Node } | undefined;
    if (join === undefined) return;
    addSource(join.larg);
    addSource(join.rarg);
    if (join.quals !== undefined) level.conditions.push(...conjuncts(join.quals));
  };
  if (!['SelectStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind)) return undefined;
  if (kind !== 'SelectStmt') addTable(node['relation']);
  const { fromClause = [], usingClause = [] } = node as { fromClause?: Node[]; usingClause?: Node[] };
  for (const source of [...fromClause, ...usingClause]) addSource(source);
  if (node['whereClause'] !== undefined) level.conditions.push(...conjuncts(node['whereClause'] as Node));
  return level;
}

/** The conditions that all apply. */
function conjuncts(condition: Node): Node[] {
  const all = condition['BoolExpr'] as { boolop: string; args: Node[] } | undefined;
  return all?.boolop === 'AND_EXPR' ? all.args.flatMap(conjuncts) : [condition];
}

/** alias.tenant_id = $n, or without the alias if no other table has a tenant. */
function comparesTenant(condition: Node, alias: string, isOnly: boolean): boolean {
  const comparison = condition['A_Expr'] as { kind: string; name: Node[]; lexpr?: Node; rexpr?: Node } | undefined;
  if (comparison?.kind !== 'AEXPR_OP' || stringOf(comparison.name[0]) !== '=') return false;
  const { lexpr, rexpr } = comparison;
  if (lexpr === undefined || rexpr === undefined) return false;
  const isTenant = (side: Node) => {
    const names = columnNames(side);
    return names.at(-1) === 'tenant_id' && (names.length === 1 ? isOnly : names[0] === alias);
  };
  return (isTenant(lexpr) && isParameter(rexpr)) || (isTenant(rexpr) && isParameter(lexpr));
}

function isParameter(expression: Node): boolean {
  const cast = expression['TypeCast'] as { arg: Node } | undefined;
  return expression['ParamRef'] !== undefined || (cast !== undefined && isParameter(cast.arg));
}

function isTenantColumn(expression: Node): boolean {
  return columnNames(expression).at(-1) === 'tenant_id';
}

function columnNames(expression: Node): (string | undefined)[] {
  const column = expression['ColumnRef'] as { fields: Node[] } | undefined;
  return (column?.fields ?? []).map(stringOf);
}

function stringOf(node: Node | undefined): string | undefined {
  return (node?.['String'] as { sval?: string } | undefined)?.sval;
}

/** Calls back for each node and its kind, where nodes are stored under their kind. */
function walk(value: unknown, visit: (kind: string, node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object' && child !== null && !Array.isArray(child) && /^[A-Z]/.test(key))
      visit(key, child as Node);
    // The parser leaves out the kind of these.
    if (key === 'relation' && typeof child === 'object') continue;
    walk(child, visit);
  }
}
