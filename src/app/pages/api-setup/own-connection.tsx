import { Button, Card, CardContent, CardHeader, CardTitle } from 'waymark';
import { ownConnection } from '../../data/json-api/connection';
import { useCredentials, useData } from '../../data/use-data';
import { ActivateButton } from './connection-actions';
import { PreviewCard } from './preview-card';
import { TestOutcome } from './test-outcome';
import { useConnectionTest, usePreview } from './use-connection-test';

/** The product's own API: it can be tested and activated, and needs no settings. */
export function OwnConnection() {
  const { store } = useData();
  const credentials = useCredentials();
  // The outcome is for the list only.
  const test = useConnectionTest(({ id }, outcome) => void store.saveTest(id, outcome).catch(() => undefined));
  const preview = usePreview(ownConnection, test.result);
  // Both cards end together until a preview makes its own longer.
  const isTested = test.result !== null;
  return (
    <div className={`grid grid-cols-1 gap-5 lg:grid-cols-2 ${isTested ? 'items-start' : ''}`}>
      <Card asChild>
        <section aria-labelledby="connection-title">
          <CardHeader>
            {/* The tile above has its name and its state. */}
            <CardTitle id="connection-title">About this connection</CardTitle>
          </CardHeader>
          <CardContent className="grid gap-4">
            <p className="text-muted">
              The data API of this site. It needs no key: requests carry your sign-in, and filters run on the server.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                variant="soft"
                busy={test.isBusy}
                busyLabel="Testing"
                onClick={() => void test.run(ownConnection, credentials)}
              >
                Test connection
              </Button>
              {test.isBusy && (
                <Button variant="ghost" tone="neutral" onClick={test.cancel}>
                  Cancel
                </Button>
              )}
              <ActivateButton connection={ownConnection} />
            </div>
            <TestOutcome test={test} />
          </CardContent>
        </section>
      </Card>
      <div className={`grid min-w-0 ${isTested ? 'lg:sticky lg:top-26' : ''}`}>
        <PreviewCard draft={ownConnection} result={test.result} preview={preview} />
      </div>
    </div>
  );
}
