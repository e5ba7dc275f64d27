import { Component, type ReactNode } from 'react';

/** What is known of a failure. */
export interface Failure {
  error: unknown;
  /** The same error came once more after a try: what React keeps of a file that did not load, it keeps for good. */
  isFinal: boolean;
  /** Shows the children again. What is given takes the focus should the button that was pressed go away with it. */
  retry: (home?: HTMLElement | null) => void;
}

export interface ErrorBoundaryProps {
  /** Shows in the place of what failed. */
  renderFailure: (failure: Failure) => ReactNode;
  /** The children get another chance when it changes. */
  resetKey?: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  /** What was thrown before the person tried again. */
  earlier: { error: unknown } | null;
  resetKey: unknown;
}

/** Keeps what its children throw from the rest of the page. React tells it only to a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, earlier: null, resetKey: this.props.resetKey };
  private home: HTMLElement | null = null;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: null, earlier: null, resetKey };
  }

  override componentDidUpdate(): void {
    if (this.state.failure === null && document.activeElement === document.body)
      this.home?.focus({ preventScroll: true });
    this.home = null;
  }

  private readonly retry = (home: HTMLElement | null = null): void => {
    this.home = home;
    this.setState(({ failure }) => ({ failure: null, earlier: failure }));
  };

  override render(): ReactNode {
    const { failure, earlier } = this.state;
    if (!failure) return this.props.children;
    return this.props.renderFailure({
      error: failure.error,
      isFinal: failure.error === earlier?.error,
      retry: this.retry,
    });
  }
}
