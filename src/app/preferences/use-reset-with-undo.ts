import { useCallback } from 'react';
import { useToast } from 'waymark';
import { usePreferences } from './preferences-context';

/** Returns a function that resets every preference and shows a message with "Undo". */
export function useResetWithUndo(): () => void {
  const { preferences, change, reset } = usePreferences();
  const { show } = useToast();
  return useCallback(() => {
    reset();
    show({
      id: 'preferences-reset',
      title: 'Theme settings reset',
      action: { label: 'Undo', onClick: () => change(preferences) },
    });
  }, [preferences, change, reset, show]);
}
