import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in place of what broke; `reset` tries it once more. */
  fallback: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

// React gives error boundaries to classes only.
export class ErrorBoundary extends Component<Props, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  private readonly reset = () => this.setState({ broken: null });

  override render() {
    const { broken } = this.state;
    return broken === null ? this.props.children : this.props.fallback(broken.error, this.reset);
  }
}
