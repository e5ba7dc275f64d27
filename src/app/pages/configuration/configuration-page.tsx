import { Settings } from 'lucide-react';
import { Card, CardContent, CardHeader, CardTitle } from 'waymark';
import type { EnvironmentProblem } from '../../config/env';

/** Replaces the app if environment variables are missing or malformed. */
export function ConfigurationPage({ problems }: { problems: readonly EnvironmentProblem[] }) {
  return (
    <main className="flex min-h-dvh items-center justify-center bg-canvas p-4">
      <title>Configuration needed – Waymark</title>
      <Card className="w-full max-w-dialog">
        <CardHeader className="justify-start">
          <Settings aria-hidden className="size-5 text-secondary" />
          <CardTitle level={1}>Waymark is not configured yet</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-4">
          <p>
            {problems.length === 1 ? 'One environment variable needs' : `${problems.length} environment variables need`}{' '}
            a change before the app can start:
          </p>
          <ul role="list" className="grid gap-3">
            {problems.map(({ name, message }) => (
              <li key={name} className="rounded border border-divider p-3 wrap-anywhere">
                <code className="font-mono text-h6 text-error">{name}</code> {message}
              </li>
            ))}
          </ul>
          <p className="text-caption text-muted">
            Set the variables in <code className="font-mono">.env.local</code> next to package.json, or in the
            environment of the build, and build again. To try Waymark without a Firebase project, run{' '}
            <code className="font-mono">npm start</code>.
          </p>
        </CardContent>
      </Card>
    </main>
  );
}
