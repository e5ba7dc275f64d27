import { Database, Plug } from 'lucide-react';
import { Chip, useAge } from 'waymark';
import { connectionPath } from '../../config/paths';
import { originOf } from '../../data/connections/address';
import { type Connection, isReadable, ownConnectionId } from '../../data/connections/connection';
import { useData } from '../../data/use-data';
import { countOf } from '../../lib/formats';
import { RouterLink } from '../../lib/router-link';

export interface ConnectionTilesProps {
  /** The displayed connection; null for a new one. */
  selectedId: string | null;
}

/** The connections as a row of tiles: name, host, and the outcome of the last test. */
export function ConnectionTiles({ selectedId }: ConnectionTilesProps) {
  const { connections, active } = useData();
  return (
    <nav aria-label="Connections">
      <ul
        role="list"
        className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(--spacing(60),22%)),1fr))]"
      >
        {connections.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <Tile
              connection={connection}
              isActive={connection.id === active.id}
              isSelected={connection.id === selectedId}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TileProps {
  connection: Connection;
  isActive: boolean;
  isSelected: boolean;
}

function Tile({ connection, isActive, isSelected }: TileProps) {
  const isOwn = connection.id === ownConnectionId;
  const Icon = isOwn ? Database : Plug;
  const age = useAge(connection.lastTest?.at, 'en', 60);
  return (
    <RouterLink
      href={connectionPath(connection.id)}
      aria-current={isSelected ? 'page' : undefined}
      className="flex h-full min-w-0 items-center gap-3 rounded border-2 border-transparent bg-paper p-3 text-text no-underline hover:bg-hover aria-[current=page]:border-secondary"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-inner bg-secondary-soft text-secondary-text"
      >
        <Icon className="size-5" />
      </span>
      <span className="grid min-w-0 grow">
        <bdi className="text-h5 wrap-anywhere text-heading">{connection.name}</bdi>
        <bdi className="text-caption wrap-anywhere text-muted">
          {isOwn
            ? 'The data API of this site'
            : (originOf(connection.url)?.replace(/^https?:\/\//, '') ?? 'No address')}
        </bdi>
        {!isOwn && <bdi className="text-caption wrap-anywhere text-muted">{testText(connection, age)}</bdi>}
      </span>
      {isActive ? (
        <Chip size="sm" tone="success">
          Active
        </Chip>
      ) : (
        !isReadable(connection) && (
          <Chip size="sm" tone="warning">
            Not tested
          </Chip>
        )
      )}
    </RouterLink>
  );
}

function testText({ lastTest }: Connection, age: string | null): string {
  if (lastTest === null) return 'Not tested';
  const when = age ?? 'just now';
  return lastTest.rows === null
    ? `Test failed ${when}`
    : `${countOf(lastTest.rows, { singular: 'row', plural: 'rows' })}, ${when}`;
}
