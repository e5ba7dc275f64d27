import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Alert, useToast } from 'waymark';

/** Shows an alert while the browser is offline, and a message when it is online again. */
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
          You can still read this page. New data and other pages load when you are online again.
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
