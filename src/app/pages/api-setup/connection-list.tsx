import { Card, CardContent, CardHeader, CardTitle, Chip, List, ListItem, ListItemText } from 'waymark';
import { connectionPath } from '../../config/paths';
import { originOf } from '../../data/connections/address';
import { ownConnectionId } from '../../data/connections/connection';
import { useData } from '../../data/use-data';
import { isMapped } from './connection-form';

export interface ConnectionListProps {
  /** The displayed connection; null for a new one. */
  selectedId: string | null;
}

/** The list of connections, with the active one marked. */
export function ConnectionList({ selectedId }: ConnectionListProps) {
  const { connections, active } = useData();
  return (
    <Card asChild>
      <section aria-labelledby="connections-title">
        <CardHeader>
          <CardTitle id="connections-title">Connections</CardTitle>
        </CardHeader>
        <CardContent className="px-2">
          <List>
            {connections.map((connection) => (
              <ListItem
                key={connection.id}
                href={connectionPath(connection.id)}
                selected={connection.id === selectedId}
              >
                <ListItemText
                  primary={<bdi>{connection.name}</bdi>}
                  secondary={
                    <bdi>
                      {connection.id === ownConnectionId ? 'The data API of this site' : originOf(connection.baseUrl)}
                    </bdi>
                  }
                />
                {connection.id === active.id ? (
                  <Chip size="sm" tone="success">
                    Active
                  </Chip>
                ) : (
                  !isMapped(connection) && (
                    <Chip size="sm" tone="warning">
                      Not mapped
                    </Chip>
                  )
                )}
              </ListItem>
            ))}
          </List>
        </CardContent>
      </section>
    </Card>
  );
}
