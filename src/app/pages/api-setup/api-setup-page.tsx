import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert, Button, Card, CardContent, CardHeader, CardTitle, Chip, TextField } from 'waymark';
import { pageTitle } from '../../config/page-title';
import { paths } from '../../config/paths';
import { addressProblem, EndpointError, type EndpointResult, testEndpoint } from './endpoint';

type Outcome = { result: EndpointResult } | { problem: string };

export function ApiSetupPage() {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  // A page that unmounts no longer needs the response.
  useEffect(() => () => running.current?.abort(), []);

  async function test(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome({ result: await testEndpoint(address, controller.signal) });
    } catch (problem) {
      if (controller.signal.aborted) return;
      setOutcome({
        problem: problem instanceof EndpointError ? problem.message : 'Something went wrong. Try again in a moment.',
      });
    } finally {
      if (running.current === controller) running.current = null;
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (running.current) return;
    const problem = addressProblem(address);
    setError(problem);
    if (problem) inputRef.current?.focus();
    else void test();
  }

  return (
    <div className="grid gap-5">
      <title>{pageTitle(paths.apiSetup)}</title>
      <div>
        <h1 className="text-h2">API Setup</h1>
        <p className="text-muted">
          <bdi>See the response of an endpoint before you build on it.</bdi>
        </p>
      </div>
      <Card>
        <CardHeader>
          <CardTitle>Test an endpoint</CardTitle>
        </CardHeader>
        <CardContent>
          <form noValidate onSubmit={onSubmit} className="grid max-w-[70ch] gap-4">
            <TextField
              ref={inputRef}
              label="Address"
              type="url"
              name="address"
              inputMode="url"
              autoComplete="url"
              spellCheck={false}
              required
              placeholder="https://api.example.com/v1/readings"
              hint="The request carries no cookies, and the response stays in this browser."
              dir="ltr"
              value={address}
              error={error}
              onChange={(event) => {
                setAddress(event.target.value);
                setError(null);
              }}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy} busyLabel="Testing">
                Test connection
              </Button>
              {busy && (
                <Button variant="ghost" onClick={() => running.current?.abort()}>
                  Cancel
                </Button>
              )}
            </div>
            {outcome &&
              ('result' in outcome ? <Result {...outcome.result} /> : <Alert tone="error">{outcome.problem}</Alert>)}
          </form>
        </CardContent>
      </Card>
    </div>
  );
}

function Result({ rows, fields }: EndpointResult) {
  const found = rows === null ? 'one object' : rows === 1 ? '1 row' : `${rows} rows`;
  return (
    <Alert tone="success" title={`The response has ${found}.`}>
      {fields.length > 0 ? (
        <>
          Its fields:
          <ul role="list" className="mt-2 flex flex-wrap gap-2">
            {fields.slice(0, 24).map((field) => (
              <li key={field} className="min-w-0">
                <Chip size="sm" variant="outline" tone="success">
                  {field}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      ) : (
        'It has no fields to show.'
      )}
    </Alert>
  );
}
