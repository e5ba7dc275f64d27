import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Alert, useToast } from 'waymark';

/** Says at the top of the page that there is no connection, for as long as that is so, and in a toast that it is back. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, isOnline);
  const { show, dismiss } = useToast();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) {
      wasOffline.current = true;
      dismiss('connection');
    } else if (wasOffline.current) {
      wasOffline.current = false;
      show({ id: 'connection', tone: 'success', title: 'You are back online' });
    }
  }, [online, show, dismiss]);
  return (
    <div role="status">
      {!online && (
        <Alert live="off" tone="warning" title="You are offline" className="mb-5">
          What is on the page stays. New data and other pages may have to wait until the connection is back.
        </Alert>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const isOnline = (): boolean => navigator.onLine;
