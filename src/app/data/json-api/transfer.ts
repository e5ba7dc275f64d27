import { type Connection, createConnection } from './connection';
import { parseConnection } from './parse-connection';

const format = 'waymark-connections';
const version = 2;
/** A file is larger than any list of connections when it exceeds this. */
export const maxImportBytes = 1024 * 1024;
const maxConnections = 100;

export interface ImportedConnections {
  connections: Connection[];
  /** What was dropped or could not be read, each with the name of its connection. */
  problems: string[];
}

/** Returns connections as the text of a file. Secrets are stored elsewhere, so that no file can contain one. */
export function exportConnections(connections: readonly Connection[]): string {
  const exported = connections.map(({ id: _id, revision: _revision, ...fields }) => fields);
  return `${JSON.stringify({ format, version, connections: exported }, null, 2)}\n`;
}

/** Reads the text of a file. Each connection gets a new id, so that none replaces another. */
export function importConnections(text: string): ImportedConnections {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { connections: [], problems: ['This file is not JSON. Choose a file that was exported here.'] };
  }
  const fields: Readonly<Record<string, unknown>> = typeof file === 'object' && file !== null ? { ...file } : {};
  const { connections: list } = fields;
  if (fields.format !== format || !Array.isArray(list)) {
    return { connections: [], problems: ['This file has no connections. Choose a file that was exported here.'] };
  }
  if (typeof fields.version === 'number' && fields.version > version) {
    return {
      connections: [],
      problems: ['A newer version of Waymark wrote this file. Reload the page to update, then try again.'],
    };
  }
  const problems: string[] = [];
  if (list.length > maxConnections) problems.push(`Only the first ${maxConnections} connections are imported.`);
  const connections = list.slice(0, maxConnections).flatMap((value: unknown, index): Connection[] => {
    const parsed = parseConnection(value, createConnection());
    const name = parsed.connection?.name ?? nameOf(value) ?? `Connection ${index + 1}`;
    problems.push(...parsed.problems.map((problem) => `${name}: ${problem}`));
    return parsed.connection === null ? [] : [{ ...parsed.connection, revision: 0 }];
  });
  return { connections, problems };
}

const maxNameLength = 100;

/** Returns the name, with a number behind it when it is taken: “Air (2)”. Adds it to the taken ones. */
export function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) {
    const suffix = ` (${number})`;
    unique = `${name.slice(0, maxNameLength - suffix.length)}${suffix}`;
  }
  taken.add(unique);
  return unique;
}

/**
 * Returns connections to store. With `replaces`, the first connection of a name replaces the known one; the other names get a
 * number, so that no two connections have the same one.
 */
export function mergeImported(
  imported: readonly Connection[],
  known: readonly Connection[],
  replaces: boolean,
): Connection[] {
  const replaceable = new Map(replaces ? known.map((connection) => [connection.name, connection]) : []);
  const taken = new Set(known.map(({ name }) => name));
  return imported.map((connection) => {
    const replaced = replaceable.get(connection.name);
    if (replaced === undefined) return { ...connection, name: uniqueName(connection.name, taken) };
    replaceable.delete(connection.name);
    return { ...connection, id: replaced.id, revision: replaced.revision };
  });
}

function nameOf(value: unknown): string | null {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'string' && name !== '' ? name.slice(0, 100) : null;
}
