import { Alert } from 'waymark';
import { useUser } from '../../auth/service';

export interface OtherAccountProps {
  /** Addresses of the account that the link belongs to. */
  emails: readonly (string | null)[];
}

/** Warns that the user is signed in with another account than that of the link. */
export function OtherAccount({ emails }: OtherAccountProps) {
  const user = useUser();
  if (user === null || emails.includes(user.email)) return null;
  return (
    <Alert tone="warning" live="off" className="mb-4">
      You are signed in as <bdi>{user.displayName || user.email}</bdi>. This link is for another account,{' '}
      <bdi>{emails.find(Boolean)}</bdi>. Your account is not changed.
    </Alert>
  );
}
