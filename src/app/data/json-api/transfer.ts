import { isObject } from '../../../rows/json-pointer';
import { type Connection, createConnection, maxNameLength, parseConnection } from './connection';

const format = 'waymark-connections';
const version = 2;
export const maxImportBytes = 1024 * 1024;
const maxConnections = 100;

export interface ImportedConnections {
  connections: Connection[];
  /** Dropped or unreadable fields, each with the name of its connection. */
  problems: string[];
}

/** Returns connections as the text of a file, without secrets, which are stored elsewhere. */
export function exportConnections(connections: readonly Connection[]): string {
  const exported = connections.map(({ id: _id, revision: _revision, ...fields }) => fields);
  return `${JSON.stringify({ format, version, connections: exported }, null, 2)}\n`;
}

const nothing = (problem: string): ImportedConnections => ({ connections: [], problems: [problem] });

/** Parses the text of a file. Each connection is assigned a new id, so that none replaces another. */
export function importConnections(text: string): ImportedConnections {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return nothing('This file is not JSON. Choose a file that was exported here.');
  }
  if (!isObject(file) || file.format !== format || !Array.isArray(file.connections)) {
    return nothing('This file has no connections. Choose a file that was exported here.');
  }
  if (typeof file.version === 'number' && file.version > version) {
    return nothing('A newer version of Waymark wrote this file. Reload the page to update, then try again.');
  }
  const problems: string[] = [];
  const list = file.connections as unknown[];
  if (list.length > maxConnections) problems.push(`Only the first ${maxConnections} connections are imported.`);
  const connections = list.slice(0, maxConnections).flatMap((value, index): Connection[] => {
    const parsed = parseConnection(value, createConnection());
    const known = isObject(value) && typeof value.name === 'string' ? value.name.slice(0, maxNameLength) : '';
    const name = parsed.connection?.name ?? (known || `Connection ${index + 1}`);
    problems.push(...parsed.problems.map((problem) => `${name}: ${problem}`));
    return parsed.connection === null ? [] : [{ ...parsed.connection, revision: 0 }];
  });
  return { connections, problems };
}

/** Returns a name that is not in use, such as “Air (2)”, and adds it to the names in use. */
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
 * Returns the connections to store. With `replaces`, the first connection with a known name replaces the known one; a
 * number is added to other duplicate names.
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
