import { useEffect } from 'react';
import { useToast } from 'waymark';
import { useStorageRefused } from './preferences-context';

/** Shows a message when the browser cannot store a changed setting. */
export function PreferencesNotice() {
  const refused = useStorageRefused();
  const { show } = useToast();
  useEffect(() => {
    if (!refused) return;
    show({
      id: 'preferences-refused',
      tone: 'warning',
      title: 'Your settings cannot be saved',
      description: 'The browser storage is full or disabled. Your changes apply until you close this page.',
    });
  }, [refused, show]);
  return null;
}
