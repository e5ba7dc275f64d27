import { useEffect } from 'react';
import { useToast } from 'waymark';
import { useStorageRefused } from './preferences-context';

/** Says once that the browser keeps no settings, when a person has changed one. */
export function PreferencesNotice() {
  const refused = useStorageRefused();
  const { show } = useToast();
  useEffect(() => {
    if (!refused) return;
    show({
      id: 'preferences-refused',
      tone: 'warning',
      title: 'Your settings cannot be saved',
      description: 'They hold until you close this page: the browser’s storage is full or switched off.',
    });
  }, [refused, show]);
  return null;
}
