/** Social Profile: the providers that the signed-in person can sign in with. */
export function AccountSocialPage() {
  return (
    <>
      <title>Social Profile – Waymark</title>
      <h1 className="text-h2">Social Profile</h1>
    </>
  );
}
