import { Link } from 'waymark';
import { AuthPage } from '../../auth/auth-page';
import { paths } from '../../paths';

/** Sends a link that sets a new password to the person's address. */
export function ForgotPasswordPage() {
  return (
    <AuthPage title="Forgot password?" lead="We send you a link that sets a new one">
      <p className="text-center">
        <Link href={paths.login}>Back to login</Link>
      </p>
    </AuthPage>
  );
}
