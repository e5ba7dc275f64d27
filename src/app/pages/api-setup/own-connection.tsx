import { Button, Card, CardAction, CardContent, CardHeader, CardTitle, Chip } from 'waymark';
import { ownConnection } from '../../data/connections/connection';
import { useCredentials, useData } from '../../data/use-data';
import { ActivateButton } from './activate-button';
import { PreviewCard } from './preview-card';
import { TestOutcome } from './test-outcome';
import { useConnectionTest } from './use-connection-test';
import { usePreview } from './use-preview';

/** The product's own API: it can be tested and activated, and needs no settings. */
export function OwnConnection() {
  const { active, store } = useData();
  const credentials = useCredentials();
  // The outcome is for the list only.
  const test = useConnectionTest(({ id }, outcome) => void store.saveTest(id, outcome).catch(() => undefined));
  const preview = usePreview(ownConnection, test.result);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card asChild>
        <section aria-labelledby="connection-title">
          <CardHeader>
            <CardTitle id="connection-title">{ownConnection.name}</CardTitle>
            {active.id === ownConnection.id && (
              <CardAction>
                <Chip size="sm" tone="success">
                  Active
                </Chip>
              </CardAction>
            )}
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
      <div className="min-w-0 lg:sticky lg:top-26">
        <PreviewCard draft={ownConnection} result={test.result} preview={preview} />
      </div>
    </div>
  );
}
