import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Shown in place of the broken part. */
  Fallback: ComponentType<{ error: unknown; onTryAgain: () => void }>;
  /** Resets state before the next try. */
  beforeAnew?: () => void;
  children: ReactNode;
}

// React gives error boundaries to classes only.
export class ErrorBoundary extends Component<Props, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  private readonly tryAgain = () => {
    this.props.beforeAnew?.();
    this.setState({ broken: null });
  };

  override render() {
    const { broken } = this.state;
    const { children, Fallback } = this.props;
    return broken === null ? children : <Fallback error={broken.error} onTryAgain={this.tryAgain} />;
  }
}
