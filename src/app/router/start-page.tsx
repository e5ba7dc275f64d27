import { Button } from 'waymark';

interface StartPageProps {
  title: string;
  heading: string;
  text: string;
  role: 'alert' | 'status';
  /** The text of the button, which reloads the page. */
  button: string;
}

/** A page without the app's layouts, for a start that fails or takes long. */
function StartPage({ title, heading, text, role, button }: StartPageProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-canvas p-6 text-center">
      <title>{`${title} – Waymark`}</title>
      <div role={role} className="grid gap-2">
        <h1 className="text-h3">{heading}</h1>
        <p className="text-muted">{text}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{button}</Button>
    </main>
  );
}

/** Replaces the app when a provider around the router throws. */
export function BrokenApp() {
  const heading = 'Something went wrong';
  return (
    <StartPage
      title={heading}
      heading={heading}
      text="Waymark could not be shown. Try reloading the page."
      role="alert"
      button="Reload"
    />
  );
}

/** Shown while the sign-in service does not respond. The app replaces it when the response arrives. */
export function StalledPage() {
  return (
    <StartPage
      title="Connecting"
      heading="Checking your sign-in takes longer than usual"
      text="You stay signed in. The page continues when the sign-in service responds."
      role="status"
      button="Retry"
    />
  );
}
