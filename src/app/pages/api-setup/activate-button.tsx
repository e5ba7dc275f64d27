import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, useToast } from 'waymark';
import { type Connection, isReadable } from '../../data/json-api/connection';
import { paths } from '../../config/paths';
import { useData } from '../../data/use-data';

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
  const navigate = useNavigate();
  const action = { label: 'Open', onClick: () => void navigate(paths.dashboard) };
  const [isActivatedHere, setActivatedHere] = useState(false);
  const isActive = active.id === connection.id;
  if (isActive && !isActivatedHere) return null;
  return (
    <Button
      variant="tonal"
      disabled={disabled || !isReadable(connection)}
      aria-disabled={isActive || undefined}
      onClick={() => {
        if (isActive) return;
        setActivatedHere(true);
        store.activate(connection.id).then(
          () =>
            show({ id: 'connection', tone: 'success', title: `The dashboard now shows ${connection.name}`, action }),
          () => show({ id: 'connection', tone: 'error', title: 'The connection was not activated. Reload the page.' }),
        );
      }}
    >
      {isActive ? 'Active' : 'Activate'}
    </Button>
  );
}
