import { Button } from 'waymark';
import { useAuth } from '../auth/auth-context';

/** Shows when nobody has answered who is signed in; it goes away by itself as soon as an answer comes. */
export function StalledPage() {
  const { service } = useAuth();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-canvas p-6 text-center">
      <title>Connecting – Waymark</title>
      <div role="status" className="grid gap-2">
        <h1 className="text-h3">Checking your sign-in takes longer than usual</h1>
        <p className="text-muted">
          You stay signed in. The page goes on by itself as soon as the sign-in service answers.
        </p>
      </div>
      <Button onClick={service.retryStart}>Retry</Button>
    </main>
  );
}
