import { Link } from 'waymark';
import { connectionPath } from '../../config/paths';
import type { Connection } from '../../data/connections/connection';
import { RequestError } from '../../data/requests/request-error';

/** What went wrong and what to change, with a link to the connection where its settings can help. */
export function ProblemMessage({ error, connection }: { error: Error; connection: Connection }) {
  const isRefused = error instanceof RequestError && ['unauthorized', 'forbidden', 'no-secret'].includes(error.kind);
  return (
    <>
      {error.message}{' '}
      <Link href={connectionPath(connection.id)} className="whitespace-nowrap">
        {isRefused ? 'Edit connection' : 'API Setup'}
      </Link>
    </>
  );
}
