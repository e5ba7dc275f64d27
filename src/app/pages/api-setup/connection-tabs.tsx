import { connectionPath, newConnection } from '../../config/paths';
import { type Connection, isReadable, ownConnectionId } from '../../data/json-api/connection';
import { useData } from '../../data/use-data';
import { RouterLink } from '../../lib/router-link';

export interface ConnectionTabsProps {
  /** The displayed connection; null for a new one. */
  selectedId: string | null;
  /** The name of the new connection in the form; null without one. */
  draftName: string | null;
}

/** The connections as tabs, each with its state. */
export function ConnectionTabs({ selectedId, draftName }: ConnectionTabsProps) {
  const { connections, active } = useData();
  return (
    <nav aria-label="Connections" className="border-b border-divider">
      <ul role="list" className="-mb-px flex flex-wrap gap-x-1">
        {connections.map((connection) => {
          const { id, name } = connection;
          const isActive = id === active.id;
          return (
            <Tab
              key={id}
              {...{ id, name, isActive, isSelected: id === selectedId, state: stateOf(connection, isActive) }}
            />
          );
        })}
        {draftName !== null && (
          <Tab id={newConnection} name={draftName.trim() || 'New connection'} isSelected state="not saved" />
        )}
      </ul>
    </nav>
  );
}

function stateOf(connection: Connection, isActive: boolean): string {
  const { id, lastTest } = connection;
  const isTested = isActive || id === ownConnectionId || (lastTest !== null && isReadable(connection));
  const test = lastTest?.rows === null ? 'test failed' : isTested ? '' : 'not tested';
  return [test, isActive && 'on the dashboard'].filter(Boolean).join(', ');
}

interface TabProps {
  id: string;
  name: string;
  /** Whether the dashboard shows the connection. @default false */
  isActive?: boolean;
  isSelected: boolean;
  state: string;
}

function Tab({ id, name, isActive = false, isSelected, state }: TabProps) {
  return (
    <li className="min-w-0">
      <RouterLink
        href={connectionPath(id)}
        aria-current={isSelected ? 'page' : undefined}
        className="flex min-h-touch min-w-0 flex-wrap items-center gap-x-2 border-b-2 border-transparent px-3 text-label text-text no-underline hover:text-secondary-text aria-[current=page]:border-secondary aria-[current=page]:text-secondary-text"
      >
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText] ${isActive ? 'bg-level-high' : 'bg-border'}`}
        />
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        <span className="font-normal text-muted">{state}</span>
      </RouterLink>
    </li>
  );
}
