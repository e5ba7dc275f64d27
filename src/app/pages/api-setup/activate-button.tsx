import { useState } from 'react';
import { Button, useToast } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import { useData } from '../../data/use-data';
import { isMapped } from './connection-form';

export interface ActivateButtonProps {
  connection: Connection;
  /** Whether it cannot be activated yet. @default false */
  disabled?: boolean;
}

/**
 * Makes the dashboard read from a connection. Renders nothing for the active one, except after it was activated here: the
 * focus would be lost, and the buttons after it would move from under a pointer that presses one of them.
 */
export function ActivateButton({ connection, disabled = false }: ActivateButtonProps) {
  const { active, store } = useData();
  const { show } = useToast();
  const [isActivatedHere, setActivatedHere] = useState(false);
  const isActive = active.id === connection.id;
  if (isActive && !isActivatedHere) return null;
  return (
    <Button
      variant="outline"
      disabled={disabled || !isMapped(connection)}
      aria-disabled={isActive || undefined}
      onClick={() => {
        if (isActive) return;
        setActivatedHere(true);
        store.activate(connection.id).then(
          () => show({ id: 'connection', tone: 'success', title: `The dashboard reads from ${connection.name}` }),
          () => show({ id: 'connection', tone: 'error', title: 'The connection was not activated. Reload the page.' }),
        );
      }}
    >
      {isActive ? 'Active' : 'Activate'}
    </Button>
  );
}
