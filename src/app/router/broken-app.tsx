import { Button } from 'waymark';

/** Shows when what stands around every page throws; it rests on nothing that could be the cause. */
export function BrokenApp() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-canvas p-6 text-center">
      <title>Something went wrong – Waymark</title>
      <div role="alert" className="grid gap-2">
        <h1 className="text-h3">Something went wrong</h1>
        <p className="text-muted">Waymark could not be shown. Loading it anew usually helps.</p>
      </div>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </main>
  );
}
