import { Card, CardContent, CardHeader, CardTitle } from 'waymark';

/** Describe in one sentence what the user does on this page. */
export function __Name__Page() {
  return (
    <>
      <title>__Title__ – Waymark</title>
      <h1 className="sr-only">__Title__</h1>
      <Card>
        <CardHeader>
          <CardTitle>__Title__</CardTitle>
        </CardHeader>
        <CardContent>
          <p className="max-w-[70ch]">Put the content of the page here.</p>
        </CardContent>
      </Card>
    </>
  );
}
