import { useNavigate } from 'react-router';
import { Alert, Button, Link } from 'waymark';
import { useAuth, useUser } from '../../auth/service';
import { useAuthRequest } from '../../auth/ui/auth-form';
import { loginPathFor } from '../../config/paths';

export interface SignInAgainProps {
  /** The initial address of the login page. It is passed in the history state, never in the URL. */
  email: string | null;
  continuePath: string;
}

/** Navigates to the login page. A user who is signed in with another account can stay or switch. */
export function SignInAgain({ email, continuePath }: SignInAgainProps) {
  const { service } = useAuth();
  const user = useUser();
  const navigate = useNavigate();
  const { busy, error, run } = useAuthRequest();

  async function signIn(signal: AbortSignal): Promise<void> {
    if (user !== null) await service.signOut();
    if (signal.aborted) return;
    const { pathname, search, hash } = new URL(continuePath, window.location.origin);
    await navigate(loginPathFor({ pathname, search, hash }), { state: { email } });
  }

  return (
    <div className="grid grid-cols-1 gap-4 text-center">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {user !== null && (
        <p>
          You are signed in with another account, <bdi>{user.displayName || user.email}</bdi>.{' '}
          <Link href={continuePath}>Stay signed in</Link>
        </p>
      )}
      <Button size="lg" fullWidth className="wrap-anywhere" busy={busy} onClick={() => void run(signIn)}>
        {user === null ? 'Sign In' : `Sign Out and Use ${email ?? 'the Other Account'}`}
      </Button>
    </div>
  );
}
