import { Link } from 'waymark';
import { AuthPage } from '../../auth/auth-page';
import { paths } from '../../paths';

/** Where the links in the provider's e-mails lead. */
export function AuthActionPage() {
  return (
    <AuthPage title="This link is not complete" lead="Open it from the e-mail again">
      <p className="text-center">
        <Link href={paths.login}>Back to login</Link>
      </p>
    </AuthPage>
  );
}
