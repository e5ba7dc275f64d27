import { useCallback } from 'react';
import { useToast } from 'waymark';
import { usePreferences } from './preferences-context';

/** Puts every preference back to its default, and offers to take that back. */
export function useResetWithUndo(): () => void {
  const { preferences, change, reset } = usePreferences();
  const { show } = useToast();
  return useCallback(() => {
    reset();
    show({
      id: 'preferences-reset',
      title: 'Theme settings are reset',
      action: { label: 'Undo', onClick: () => change(preferences) },
    });
  }, [preferences, change, reset, show]);
}
