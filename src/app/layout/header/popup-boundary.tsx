import { Component, type ReactNode } from 'react';
import { Alert, Button } from 'waymark';

export interface PopupBoundaryProps {
  /** What the popup holds. */
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps an error inside of the popup whose content throws it: the header and the page go on. */
export class PopupBoundary extends Component<PopupBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="grid justify-items-start gap-3 p-4">
        <Alert tone="error">Something went wrong here.</Alert>
        <Button size="sm" variant="outline" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
