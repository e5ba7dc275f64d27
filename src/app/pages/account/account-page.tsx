/** Account Settings: who the signed-in person is, and how they sign in. */
export function AccountPage() {
  return (
    <>
      <title>Account Settings – Waymark</title>
      <h1 className="text-h2">Account Settings</h1>
    </>
  );
}
