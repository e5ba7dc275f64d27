import { Database, Plug } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Chip, type ChipProps, useAge } from 'waymark';
import { connectionPath, newConnection } from '../../config/paths';
import { originOf } from '../../data/json-api/address';
import {
  type Connection,
  isReadable,
  type LastTest,
  ownConnection,
  ownConnectionId,
} from '../../data/json-api/connection';
import { requestReadings } from '../../data/own-api/client';
import { useCredentials, useData } from '../../data/use-data';
import { countOf, rowWords } from '../../lib/formats';
import { RouterLink } from '../../lib/router-link';

export interface ConnectionTilesProps {
  /** The displayed connection; null for a new one. */
  selectedId: string | null;
  /** The name of the new connection in the form; null without one. */
  draftName: string | null;
}

/** The connections as a row of tiles: name, host, and the outcome of the last test. */
export function ConnectionTiles({ selectedId, draftName }: ConnectionTilesProps) {
  const { connections, active } = useData();
  return (
    <nav aria-label="Connections">
      <ul
        role="list"
        className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(--spacing(68),22%)),1fr))]"
      >
        {connections.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <ConnectionTile
              connection={connection}
              isActive={connection.id === active.id}
              isSelected={connection.id === selectedId}
            />
          </li>
        ))}
        {draftName !== null && (
          <li className="min-w-0">
            <Tile id={newConnection} icon={<Plug />} isSelected title={draftName.trim() || 'New connection'}>
              <bdi className="text-caption text-muted">Draft, not saved</bdi>
            </Tile>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface ConnectionTileProps {
  connection: Connection;
  isActive: boolean;
  isSelected: boolean;
}

function ConnectionTile({ connection, isActive, isSelected }: ConnectionTileProps) {
  const { id, name, url, lastTest } = connection;
  const isOwn = id === ownConnectionId;
  // In the language of the sentence.
  const age = useAge(lastTest?.at, 'en', 60);
  return (
    <Tile
      id={id}
      icon={isOwn ? <Database /> : <Plug />}
      isSelected={isSelected}
      title={name}
      state={<StateChip connection={connection} isActive={isActive} />}
    >
      <bdi className="text-caption wrap-anywhere text-muted">
        {isOwn ? <OwnCount /> : (originOf(url)?.replace(/^https?:\/\//, '') ?? 'No address')}
      </bdi>
      {lastTest !== null && (
        <bdi className="text-caption wrap-anywhere text-muted">{testText(lastTest, age ?? 'just now')}</bdi>
      )}
    </Tile>
  );
}

/** The number of readings of this month, or what the connection is until the number is known. */
function OwnCount() {
  const credentials = useCredentials();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const now = new Date();
    const month = { from: +new Date(now.getFullYear(), now.getMonth()), to: +now, limit: 1 };
    requestReadings(month, null, credentials, leave.signal).then(
      ({ total }) => setCount(total),
      // The test of the connection says why there is none.
      () => undefined,
    );
    return () => leave.abort();
  }, [credentials]);
  return count === null ? 'The data API of this site' : `${countOf(count, ownConnection.words)} this month`;
}

function StateChip({ connection, isActive }: Omit<ConnectionTileProps, 'isSelected'>) {
  const { id, lastTest } = connection;
  const isUntested = lastTest === null && id !== ownConnectionId;
  const chip = (tone: ChipProps['tone'], text: string) => (
    <Chip size="sm" tone={tone}>
      {text}
    </Chip>
  );
  if (isActive) return chip('success', 'Active');
  if (lastTest?.rows === null) return chip('error', 'Test failed');
  return isUntested || !isReadable(connection) ? chip('warning', 'Not tested') : null;
}

interface TileProps {
  id: string;
  icon: ReactNode;
  title: string;
  isSelected: boolean;
  state?: ReactNode;
  children: ReactNode;
}

function Tile({ id, icon, title, isSelected, state, children }: TileProps) {
  return (
    <RouterLink
      href={connectionPath(id)}
      aria-current={isSelected ? 'page' : undefined}
      className="flex h-full min-w-0 items-center gap-3 rounded border-2 border-transparent bg-paper p-3 text-text no-underline hover:bg-hover aria-[current=page]:border-secondary forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded bg-secondary-soft text-secondary-text [&>svg]:size-5"
      >
        {icon}
      </span>
      <span className="grid min-w-0 grow">
        <bdi className="text-h5 wrap-anywhere text-heading">{title}</bdi>
        {children}
      </span>
      {state}
    </RouterLink>
  );
}

function testText({ rows }: LastTest, when: string): string {
  return rows === null ? `Test failed ${when}` : `${countOf(rows, rowWords)}, ${when}`;
}
