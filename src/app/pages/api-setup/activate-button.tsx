import { Button, useToast } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import { useData } from '../../data/use-data';
import { isMapped } from './connection-form';

export interface ActivateButtonProps {
  connection: Connection;
  /** Whether it cannot be activated yet. @default false */
  disabled?: boolean;
}

/** Makes the dashboard read from a connection. Renders nothing for the active one. */
export function ActivateButton({ connection, disabled = false }: ActivateButtonProps) {
  const { active, store } = useData();
  const { show } = useToast();
  if (active.id === connection.id) return null;
  return (
    <Button
      variant="outline"
      disabled={disabled || !isMapped(connection)}
      onClick={() => {
        store.activate(connection.id).then(
          () => show({ id: 'connection', tone: 'success', title: `The dashboard reads from ${connection.name}` }),
          () => show({ id: 'connection', tone: 'error', title: 'The connection was not activated. Reload the page.' }),
        );
      }}
    >
      Activate
    </Button>
  );
}
